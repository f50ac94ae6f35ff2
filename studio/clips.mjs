/**
 * Makes the site's moving drawings: 7 s silent loops in which the view drifts over a picture. `films.mjs` makes those in
 * which something moves as it would. Needs ffmpeg (Debian: `apt-get install ffmpeg`) and
 * the masters under content/pictures/originals.
 *
 *   node studio/clips.mjs --list         every clip with its brief
 *   node studio/clips.mjs NAME|all OUT   writes OUT/<name>.mp4 and OUT/<name>.webm, about half a minute each
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { clipBriefs } from '../content/pictures/clip-briefs.ts';
import { picture } from '../content/pictures/picture.ts';
import { driftLayer } from './clips/drift.mjs';
import { encode, ffmpeg, LOSSLESS } from './clips/encode.mjs';
import { FPS, filterGraph } from './clips/filter-graph.mjs';

const SECONDS = 7;
const SIZES = { wide: [960, 540], tall: [540, 960] };
/** What drifts in the middle distance, and what is near the lens: each falls a whole number of times a loop. */
const LAYERS = [
  { near: 0.15, falls: 1, sways: 14 },
  { near: 0.9, falls: 2, sways: 34 },
];
const layersOf = ({ drift }) => {
  if (drift === 'none') return [];
  return drift === 'lamps' ? LAYERS.map((layer) => ({ ...layer, falls: -1 })) : LAYERS;
};
/**
 * Returns the still, cut to the clip's shape about its focus, half as large again as the clip: fine dots are smoothed
 * on the way.
 */
async function cutStill({ still, focus }, [width, height], file) {
  const { bucket, path } = picture(still);
  const master = join(import.meta.dirname, '../content/pictures/originals', bucket, path.replace(/\.\w{10}\./, '.'));
  const whole = await sharp(master).metadata();
  const scale = Math.min(whole.width / width, whole.height / height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const left = Math.round(Math.max(0, Math.min(whole.width - w, whole.width * focus[0] - w / 2)));
  const top = Math.round(Math.max(0, Math.min(whole.height - h, whole.height * focus[1] - h / 2)));
  const cut = sharp(master).extract({ left, top, width: w, height: h });
  await cut
    .resize(width * 1.5, height * 1.5, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toFile(file);
}

async function layerFiles(brief, [width, height], folder, seed) {
  return Promise.all(
    layersOf(brief).map(async ({ near }, i) => {
      const file = join(folder, `drift-${i}.png`);
      // wider than the frame by what it sways, and twice as high, so that it fills the frame wherever it stands
      const one = await driftLayer({ kind: brief.drift, width: width + 80, height, near, seed: seed + i });
      const sheet = { create: { width: width + 80, height: height * 2, channels: 4, background: '#0000' } };
      const twice = [0, height].map((top) => ({ input: one, top, left: 0 }));
      await sharp(sheet).composite(twice).png().toFile(file);
      return file;
    }),
  );
}

async function make(name, brief, out) {
  const size = SIZES[brief.shape];
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  try {
    const still = join(folder, 'still.png');
    await cutStill(brief, size, still);
    const sheets = await layerFiles(brief, size, folder, name.length * 7 + name.charCodeAt(name.length - 1));
    const [width, height] = size;
    const graph = filterGraph(brief, { width, height, seconds: SECONDS, layers: layersOf(brief) });
    const inputs = [still, ...sheets].flatMap((file) => ['-framerate', `${FPS}`, '-i', file]);
    const raw = join(folder, 'raw.mkv');
    ffmpeg(...inputs, '-filter_complex', graph, '-map', '[out]', '-t', `${SECONDS}`, ...LOSSLESS, raw);
    encode(raw, out, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [wanted = '--list', out] = process.argv.slice(2);
const drawings = Object.entries(clipBriefs).filter(([, { kind }]) => kind === 'drawing');
const chosen = drawings.filter(([name]) => wanted === 'all' || name.startsWith(wanted));
if (wanted === '--list') {
  for (const [name, brief] of drawings) console.log(name.padEnd(28), JSON.stringify(brief));
} else {
  if (!chosen.length) throw new Error(`No clip is called '${wanted}': see --list.`);
  if (!out) throw new Error('Say where to: clips.mjs NAME OUT');
  for (const [name, brief] of chosen) await make(name, brief, out);
}
