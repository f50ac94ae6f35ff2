/**
 * Makes the site's films: silent loops of 8 s in which something moves as it would, drawn frame by frame. Needs ffmpeg
 * (Debian: `apt-get install ffmpeg`) and the masters under content/pictures/originals.
 *
 *   node studio/films.mjs --list         every film with its brief
 *   node studio/films.mjs NAME|all OUT   writes OUT/<name>.mp4 and OUT/<name>.webm, one to three minutes each
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filmSeconds } from '../content/pictures/clip.ts';
import { clipBriefs } from '../content/pictures/clip-briefs.ts';
import { encode, LOSSLESS } from './clips/encode.mjs';
import { FPS } from './clips/filter-graph.mjs';
import { SIZES } from './films/frames.mjs';
import { mandapLamps } from './films/lamps.mjs';
import { rainOnPane } from './films/rain.mjs';
import { ribbonsFilm } from './films/ribbons.mjs';
import { tentCloth } from './films/tent.mjs';
import { palaceWater, poolRings } from './films/water.mjs';
import { wokFilm } from './films/wok.mjs';

/** Each returns a function from a time of the loop, 0 to 1, to the RGB bytes of a frame; 0 and 1 are the same frame. */
const scenes = { mandapLamps, palaceWater, poolRings, rainOnPane, ribbonsFilm, tentCloth, wokFilm };

async function make(name, { scene, shape }, out) {
  const [width, height] = SIZES[shape];
  const frames = filmSeconds * FPS;
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const raw = join(folder, 'raw.mkv');
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${FPS}`, '-i', '-'];
    const args = ['-v', 'error', '-y', ...input, '-pix_fmt', 'yuv420p', ...LOSSLESS, raw];
    const writer = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
    const closed = once(writer, 'close');
    const frameAt = await scenes[scene]();
    for (let n = 0; n < frames; n++)
      if (!writer.stdin.write(await frameAt(n / frames))) await once(writer.stdin, 'drain');
    writer.stdin.end();
    const [code] = await closed;
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
    encode(raw, out, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [wanted = '--list', out] = process.argv.slice(2);
const films = Object.entries(clipBriefs).filter(([, { kind }]) => kind === 'film');
const chosen = films.filter(([name]) => wanted === 'all' || name.startsWith(wanted));
if (wanted === '--list') {
  for (const [name, brief] of films) console.log(name.padEnd(28), JSON.stringify(brief));
} else {
  if (!chosen.length) throw new Error(`No film is called '${wanted}': see --list.`);
  if (!out) throw new Error('Say where to: films.mjs NAME OUT');
  for (const [name, brief] of chosen) await make(name, brief, out);
}
