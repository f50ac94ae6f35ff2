import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { picture } from '#content/pictures/picture.ts';
import { projectRoot } from '#platform/project-root.ts';
import { signal } from '#tests/servers/signal.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { createEncoder } from './create-encoder.ts';
import { pictureAddress } from './picture-sizes.ts';

const poster = picture('brand/wedcation');
let site: TestStorage;
afterEach(() => site.close());

function cachedFiles(): string[] {
  const folder = join(site.dataDir, 'cache/pictures');
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      // A file that is being written may disappear while it is looked at.
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
  );
}

test('a hundred first requests for one rendering make it once', async () => {
  site = await startTestStorage('disk');
  const address = `${pictureAddress(poster)}?width=720&format=webp`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.get(address)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(site.storage.made()).toBe(1);
  await expect.poll(() => cachedFiles().length).toBe(1);
});

test('requests that round to the same rendering share it', async () => {
  site = await startTestStorage('disk');
  const answers = await Promise.all(
    ['width=400', 'width=404', 'width=400&quality=69', 'width=400&height=500'].map((query) =>
      site.get(`${pictureAddress(poster)}?${query}&format=webp`),
    ),
  );
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(site.storage.made()).toBe(1);
});

test('the cache stays within its bound and gives up what was used longest ago', async () => {
  const cacheBytes = 150_000;
  site = await startTestStorage('disk', { cacheBytes });
  const small = `${pictureAddress(poster)}?width=320&format=webp`;
  const others = [400, 480, 720].flatMap((width) => [75, 85, 90].map((quality) => `width=${width}&quality=${quality}`));
  for (const query of others) {
    await site.get(`${pictureAddress(poster)}?${query}&format=jpeg`);
    await site.get(small);
  }
  await expect.poll(() => site.storage.cachedBytes()).toBeLessThanOrEqual(cacheBytes);
  const onDisk = cachedFiles().reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  expect(onDisk).toBeLessThanOrEqual(cacheBytes);
  expect(cachedFiles().length).toBeLessThan(others.length);
  // The small one is used all the time, so it is never removed.
  expect(site.storage.made()).toBe(others.length + 1);
});

test('what earlier runs made is found again, and counted into the bound', async () => {
  site = await startTestStorage('disk');
  const address = `${pictureAddress(poster)}?width=720&format=webp`;
  await site.get(address);
  await expect.poll(() => cachedFiles().length).toBe(1);
  const again = await startTestStorage('disk', { dataDir: site.dataDir });
  try {
    await expect.poll(() => again.storage.cachedBytes()).toBeGreaterThan(1_000);
    await again.get(address);
    expect(again.storage.made()).toBe(0);
  } finally {
    await again.close();
  }
});

test('the encoder that dies in the middle is replaced; until then the original stands in, for a minute', async () => {
  site = await startTestStorage('disk');
  const address = `${pictureAddress(poster)}?width=720&quality=90&format=avif`;
  const first = site.get(address);
  let isAnswered = false;
  first.finally(() => {
    isAnswered = true;
  });
  // It does not matter when it begins the work.
  await expect
    .poll(
      () => {
        for (const id of encoderProcesses()) signal(id, 'SIGKILL');
        return isAnswered;
      },
      { interval: 20 },
    )
    .toBe(true);
  const standIn = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=60' };
  expect(await first).toMatchObject({ status: 200, headers: standIn });
  expect(await site.get(address)).toMatchObject({ status: 200, headers: { 'content-type': 'image/avif' } });
});

test('pictures are made after more crashes than the encoder does jobs at once', async () => {
  const encoder = createEncoder({ root: projectRoot(), niceness: 0, parallel: 2 });
  const noise = await sharp({
    create: {
      width: 1_000,
      height: 1_000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const whole = { width: 1_000, height: 1_000 };
  const slow = { scaled: whole, window: { left: 0, top: 0, ...whole }, format: 'avif', quality: 90 } as const;
  try {
    for (let crash = 0; crash < 3; crash += 1) {
      const begun = Promise.allSettled([encoder.encode(noise, slow), encoder.encode(noise, slow)]);
      await expect.poll(encoderProcesses, { interval: 10 }).toHaveLength(1);
      for (const id of encoderProcesses()) signal(id, 'SIGKILL');
      expect((await begun).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    }
    expect(await encoder.measure(noise)).toMatchObject(whole);
  } finally {
    await encoder.close();
  }
});

/** The process that the test itself started. */
function encoderProcesses(): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((line) => line.includes('encode-picture'))
    .map((line) => Number.parseInt(line, 10));
}
