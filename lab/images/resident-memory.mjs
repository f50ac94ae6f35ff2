import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureWidths } from '../../platform/images/picture-sizes.ts';
import { requestObject } from './request-object.mjs';

const warmUp = 3_000;
const requests = 10_000;
const perSecond = 50;

/** Returns the mebibytes of all of them. */
function residentOf(processes) {
  let sum = 0;
  for (const { pid } of processes) {
    try {
      sum += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      // The process ended meanwhile.
    }
  }
  return sum;
}

const root = '/storage/v1/object/public/homepage_image';
const names = ['brand/tivoli', 'brand/wedcation', 'location/delhi', 'home/story', 'home/hero-2'];
const formats = [85, 90].flatMap((quality) => ['webp', 'jpeg'].map((format) => `quality=${quality}&format=${format}`));
const usual = [
  '',
  '?width=400&height=500&format=webp',
  '?width=480',
  '?width=720&format=jpeg',
  '?width=1920&quality=90&format=webp',
];

/** One request in fifty is for a new rendering, so that the encoder is busy most of the time. */
function newRendering(turn) {
  const name = names[turn % names.length];
  const width = pictureWidths[Math.floor(turn / names.length) % pictureWidths.length];
  const format = formats[Math.floor(turn / names.length / pictureWidths.length) % formats.length];
  return `${root}/${name}.webp?width=${width}&${format}`;
}

/** Every run has the same mixture of originals, renderings, ranges, revalidations and misses. */
function requestNumber(number) {
  const isMissing = number % 13 === 0;
  const known = `${root}/${isMissing ? 'none' : names[number % names.length]}.webp${usual[(number >> 3) % usual.length]}`;
  const headers = { accept: number % 3 === 0 ? 'image/avif,image/webp,*/*' : '*/*' };
  if (number % 7 === 0) headers.range = 'bytes=0-999';
  if (number % 11 === 0) headers['if-none-match'] = '*';
  return { target: number % 50 === 0 ? newRendering(number / 50) : known, method: 'GET', headers };
}

/**
 * Measures how fast resident memory grows, in MiB a minute: the slope of the straight line through its samples.
 * @param {{ port: number, processes: () => { pid: number }[] }} site
 */
export async function residentSlope({ port, processes }) {
  for (let number = 0; number < warmUp; number += 1) await requestObject(port, requestNumber(number));
  const samples = [];
  const begun = performance.now();
  for (let number = 0; number < requests; number += 1) {
    await requestObject(port, requestNumber(number + warmUp));
    const elapsed = performance.now() - begun;
    if (number % perSecond === 0) samples.push([elapsed / 60_000, residentOf(processes())]);
    const due = ((number + 1) * 1000) / perSecond;
    if (due > elapsed) await wait(due - elapsed);
  }
  const meanOf = (index) => samples.reduce((sum, sample) => sum + sample[index], 0) / samples.length;
  const [minute, memory] = [meanOf(0), meanOf(1)];
  const product = samples.reduce((sum, [x, y]) => sum + (x - minute) * (y - memory), 0);
  const square = samples.reduce((sum, [x]) => sum + (x - minute) ** 2, 0);
  return { requests, mebibytes: Math.round(memory), mebibytesPerMinute: Math.round((product / square) * 100) / 100 };
}
