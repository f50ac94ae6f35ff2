import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ClipName, clip, clipObjects } from './clip.ts';
import clips from './clips.json' with { type: 'json' };

const fileOf = ({ bucket, path }: { bucket: string; path: string }) =>
  new URL(`originals/${bucket}/${path.replace(/\.[0-9a-f]{10}(?=\.)/, '')}`, import.meta.url);

/** Seconds that a file says it plays: of MP4 in its movie header, of WebM in its segment's information. */
function secondsOf(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd');
  if (header > 0) return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
  return bytes.readDoubleBE(bytes.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000;
}

test('every clip is there in both codecs, whole, under the hash of its bytes, none heavier than 1.5 MB', () => {
  for (const object of clipObjects()) {
    const bytes = readFileSync(fileOf(object));
    expect(object.path).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 10));
    expect(bytes.length, object.path).toBeLessThan(1_500_000);
    expect(bytes.length, object.path).toBeGreaterThan(100_000);
    expect(bytes.subarray(0, 64).toString('latin1'), object.path).toMatch(/^....ftypisom|webm/);
    expect(secondsOf(bytes), object.path).toBeGreaterThanOrEqual(6);
    expect(secondsOf(bytes), object.path).toBeLessThanOrEqual(12);
  }
});

test('all clips together stay under 15 MB, and each has a poster and a title', () => {
  const total = clipObjects().reduce((sum, object) => sum + statSync(fileOf(object)).size, 0);
  expect(total).toBeLessThan(15_000_000);
  for (const name of Object.keys(clips) as ClipName[]) {
    const { poster, title, mp4, webm, width, height } = clip(name);
    expect(poster.alt.length, name).toBeGreaterThan(10);
    expect(title.length, name).toBeGreaterThan(5);
    expect([mp4.endsWith('.mp4'), webm.endsWith('.webm'), width * height], name).toEqual([true, true, 960 * 540]);
  }
});
