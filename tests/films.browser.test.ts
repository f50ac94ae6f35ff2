import { expect, test } from 'vitest';
import { type ClipName, clip } from '#content/pictures/clip.ts';
import clips from '#content/pictures/clips.json' with { type: 'json' };
import { siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const films = (Object.keys(clips) as ClipName[])
  .map((name) => ({ name, ...clip(name) }))
  .filter(({ kind }) => kind === 'film');

/** In parts of the frame: where something moves, and where the picture stands still. */
const places: Record<string, { moves: Area; still: Area }> = {
  'wedding-1': { moves: [0.58, 0.6, 0.16, 0.2], still: [0.02, 0.5, 0.3, 0.16] },
  'showcase-3': { moves: [0.35, 0.2, 0.6, 0.55], still: [0, 0.9, 1, 0.1] },
  'showcase-4': { moves: [0.25, 0.8, 0.5, 0.18], still: [0.1, 0.05, 0.7, 0.5] },
  'showcase-5': { moves: [0.05, 0.25, 0.5, 0.5], still: [0.33, 0.72, 0.18, 0.25] },
  'reel-1': { moves: [0.05, 0.5, 0.45, 0.45], still: [0.6, 0.26, 0.14, 0.1] },
  'reel-3': { moves: [0.3, 0.2, 0.6, 0.25], still: [0.02, 0.93, 0.3, 0.06] },
  'reel-4': { moves: [0.25, 0.3, 0.6, 0.22], still: [0, 0.9, 1, 0.1] },
};
type Area = [left: number, top: number, width: number, height: number];

test('at least six films are there, of 8 to 15 seconds', () => {
  expect(films.length).toBeGreaterThanOrEqual(6);
  expect(films.map(({ name }) => name).sort()).toEqual(Object.keys(places).sort());
  for (const { seconds } of films) expect(seconds >= 8 && seconds <= 15).toBe(true);
});

test.each(films)(
  '$title moves in one place, stands still elsewhere, and ends as it begins',
  async ({ name, webm, bucket }) => {
    const page = await site.visitor();
    await page.goto('/privacy');
    const { moves, still } = places[name] ?? { moves: [0, 0, 1, 1], still: [0, 0, 1, 1] };
    const measured = await page.evaluate(differences, {
      src: `/storage/v1/object/public/${bucket}/${webm}`,
      areas: { moves, still, whole: [0, 0, 1, 1] as [number, number, number, number] },
    });
    expect(measured.seconds).toBeGreaterThanOrEqual(8);
    expect(measured.seconds).toBeLessThanOrEqual(15);
    // Half a second apart, what moves differs far more than what stands still, which only the codec changes.
    expect(measured.moves).toBeGreaterThan(1.5);
    expect(measured.still).toBeLessThan(1.2);
    expect(measured.moves).toBeGreaterThan(measured.still * 3);
    // The last frame leads on to the first one as any frame does to its next; a codec changes each a little.
    expect(measured.seam).toBeLessThan(measured.step * 2 + 0.8);
    expect(measured.seam).toBeLessThan(measured.apart);
  },
);

/** Runs in the page: mean differences of grey, 0 to 255, between frames of a film. */
async function differences({ src, areas }: { src: string; areas: Record<'moves' | 'still' | 'whole', number[]> }) {
  const video = Object.assign(document.createElement('video'), { src, muted: true, preload: 'auto' });
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = reject;
  });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: video.videoWidth / 2,
    height: video.videoHeight / 2,
  });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  const frame = 1 / 24;
  async function greyAt(time: number) {
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    // On a busy machine the frame is there to be drawn only after the event; a time within the same frame brings none.
    const isThere = new Promise<void>((resolve) => {
      video.requestVideoFrameCallback(() => resolve());
      setTimeout(resolve, 1_000);
    });
    video.currentTime = time;
    await sought;
    await isThere;
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data } = (context as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
    return Float32Array.from(
      { length: data.length / 4 },
      (_, i) => ((data[i * 4] ?? 0) + (data[i * 4 + 1] ?? 0) + (data[i * 4 + 2] ?? 0)) / 3,
    );
  }
  function difference(a: Float32Array, b: Float32Array, [left = 0, top = 0, width = 1, height = 1]: number[]) {
    let sum = 0;
    let count = 0;
    for (let y = Math.floor(top * canvas.height); y < Math.min(canvas.height, (top + height) * canvas.height); y++)
      for (let x = Math.floor(left * canvas.width); x < Math.min(canvas.width, (left + width) * canvas.width); x++) {
        sum += Math.abs((a[y * canvas.width + x] ?? 0) - (b[y * canvas.width + x] ?? 0));
        count += 1;
      }
    return sum / count;
  }
  const first = await greyAt(frame / 2);
  const second = await greyAt(frame * 1.5);
  const last = await greyAt(video.duration - frame / 2);
  let [moves, still, apart] = [0, 0, 0];
  for (const at of [1, 3, 5]) {
    const [a, b] = [await greyAt(at), await greyAt(at + 0.55)];
    moves = Math.max(moves, difference(a, b, areas.moves));
    still = Math.max(still, difference(a, b, areas.still));
    apart = Math.max(apart, difference(a, b, areas.whole));
  }
  return {
    seconds: video.duration,
    moves,
    still,
    apart,
    step: difference(first, second, areas.whole),
    seam: difference(last, first, areas.whole),
  };
}
