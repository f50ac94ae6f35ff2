import { setMaxListeners } from 'node:events';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { drawnPictures } from '#content/pictures/picture.ts';
import type { Picture } from '#platform/images/picture.ts';
import { mostWaitingPictures } from '#platform/storage/open-storage.ts';
import { type Received, startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { pictureAddress } from './picture-sizes.ts';

let site: TestStorage;
afterEach(() => site.close());

const browser = 'image/avif,image/webp,*/*';
const attacker = '127.0.0.2';
const visitor = '127.0.0.3';
const [ofVisitor, ...others] = drawnPictures();
const address = (picture: Picture | undefined) => pictureAddress(picture as Picture, { width: 720, format: 'webp' });

/** Asks for pictures that nobody asked for before, each in an odd size and quality and around an odd focal point. */
function askForOdd(count: number, signal: AbortSignal, addressOf = (_number: number) => attacker) {
  setMaxListeners(count, signal);
  return Array.from({ length: count }, (_, number) => {
    const picture = others[number % others.length] as Picture;
    const query = `width=${900 + number * 3}&height=${700 + number * 7}&quality=${number % 100}&focus=${number % 5}-${number % 4}`;
    return site
      .getFrom(addressOf(number), `${pictureAddress(picture)}?${query}&format=avif`, { accept: browser, signal })
      .catch(() => 'left' as const);
  });
}

/** Returns the first response that is a refusal; rejects if there is none. */
function firstRefused(asked: Promise<Received | 'left'>[]): Promise<Received> {
  const refusals = asked.map(async (one) => {
    const answer = await one;
    if (answer === 'left' || answer.status === 200) throw new Error('It was not refused');
    return answer;
  });
  return Promise.any(refusals);
}

test('three hundred odd pictures that one client asks for delay those of another by a few, and go with it', async () => {
  site = await startTestStorage('disk');
  const leaves = new AbortController();
  const asked = askForOdd(300, leaves.signal);
  await expect.poll(() => site.storage.waiting()).toBeGreaterThan(200);
  const before = site.storage.made();
  expect(await site.getFrom(visitor, address(ofVisitor))).toMatchObject({ status: 200 });
  expect(site.storage.made() - before).toBeLessThan(10);
  leaves.abort();
  await expect.poll(() => site.storage.waiting()).toBe(0);
  const answers = await Promise.all(asked);
  const left = answers.filter((answer) => answer === 'left').length;
  expect(left).toBeGreaterThan(150);
  expect(await site.getFrom(visitor, address(others.at(-1)))).toMatchObject({ status: 200 });
  // The pictures are: each one that the client got, and two that were being made when it left, as WebP and as AVIF;
  // and the visitor's two.
  const got = answers.length - left;
  expect(site.storage.made()).toBeLessThanOrEqual((got + 2) * 2 + 2);
});

test('staff upload a picture while visitors wait for hundreds', async () => {
  site = await startTestStorage('disk');
  const leaves = new AbortController();
  const asked = askForOdd(300, leaves.signal);
  await expect.poll(() => site.storage.waiting()).toBeGreaterThan(200);
  const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#cd9f59' } });
  const rule = { kind: 'picture', bucket: 'experience', maxBytes: 1_000_000 } as const;
  const content = Readable.from([await photo.jpeg().toBuffer()]);
  const staged = await site.storage.uploads.stage({ content, filename: 'lawn.jpg', client: 'test' }, rule);
  expect(staged).toMatchObject({ kind: 'staged' });
  expect(site.storage.waiting()).toBeGreaterThan(100);
  leaves.abort();
  await Promise.all(asked);
});

test('fifty people behind one address open a page of forty pictures never seen before: none is refused', async () => {
  site = await startTestStorage('disk');
  const page = others.slice(0, 40).map((picture) => pictureAddress(picture, { width: 320, format: 'webp' }));
  const people = Array.from({ length: 50 }, () => Promise.all(page.map((target) => site.getFrom(visitor, target))));
  const statuses = (await Promise.all(people)).flat().map(({ status }) => status);
  expect(statuses).toHaveLength(2000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(site.storage.made()).toBe(40);
  // The visitors then open a page of their own each.
  expect(mostWaitingPictures).toBeGreaterThan(50 * 40);
});

test.each([
  ['an IPv4 address', () => attacker, visitor],
  ['an IPv6 line', (number: number) => `2001:db8:1:2::${number.toString(16)}`, '2001:db8:1:3::1'],
])(
  '%s that has as much waiting as one may have is told so in words; others are served',
  async (_, addressOf, other) => {
    site = await startTestStorage('disk', { mostWaiting: 20 });
    const leaves = new AbortController();
    const asked = askForOdd(200, leaves.signal, addressOf);
    const refused = await firstRefused(asked);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '30', 'cache-control': 'no-store' } });
    expect(refused.body.toString()).toContain('Try again');
    expect(await site.getFrom(other, address(ofVisitor))).toMatchObject({ status: 200 });
    leaves.abort();
    await Promise.all(asked);
  },
);

test('a crop is cut around the focal point that staff chose, and around no other', async () => {
  const picture = others[0] as Picture;
  const staffs = { x: 0, y: 0.2 };
  site = await startTestStorage('disk', {
    readFocus: async (object) => (object === `${picture.bucket}/${picture.path}` ? staffs : undefined),
  });
  const crop = (focus: string) => site.get(`${pictureAddress(picture)}?width=320&height=569${focus}&format=webp`);
  const own = await crop('');
  const ofStaff = await crop('&focus=0-1');
  expect(ofStaff.headers['cache-control']).toContain('immutable');
  expect(ofStaff.headers.etag).not.toBe(own.headers.etag);
  for (let number = 0; number < 25; number += 1) {
    const answer = await crop(`&focus=${number % 5}-${Math.floor(number / 5)}`);
    expect(answer.headers.etag).toBe(ofStaff.headers.etag);
    if (number !== 5) expect(answer.headers['cache-control']).toBe('private, max-age=60');
  }
  expect(site.storage.made()).toBe(2);
});
