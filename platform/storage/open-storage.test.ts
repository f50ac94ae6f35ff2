import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clip } from '#content/pictures/clip.ts';
import { picture } from '#content/pictures/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';

const poster = picture('brand/tivoli');
const root = '/storage/v1/object/public';
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const forever = 'public, max-age=31536000, immutable';

describe.each(['disk', 'S3'] as const)('pictures kept on %s', (kind) => {
  let site: TestStorage;
  beforeAll(async () => {
    site = await startTestStorage(kind);
    const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#cd9f59' } });
    await site.put('lotuscourt/photo (1).jpg', await photo.jpeg().toBuffer());
    const clip = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), Buffer.alloc(5000, 7)]);
    await site.put('experience/clip.mp4', clip);
  });
  afterAll(() => site.close());

  test('the original comes as it is, for good where its address carries its hash', async () => {
    const answer = await site.get(pictureAddress(poster));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': forever,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.body).metadata()).toMatchObject({ width: poster.width, height: poster.height });
    const again = await site.get(pictureAddress(poster), { 'if-none-match': answer.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  test('an address without the hash, or with that of earlier bytes, finds the picture but not for good', async () => {
    for (const path of ['brand/tivoli.webp', 'brand/tivoli.0123456789.webp']) {
      const answer = await site.get(`${root}/homepage_image/${path}`);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'cache-control': expect.stringContaining('max-age=300') },
      });
    }
  });

  test('hero and card sizes of the specification are cut around the focal point, in the format asked for', async () => {
    const card = await site.get(`${pictureAddress(poster)}?width=400&height=500&quality=85&format=webp`);
    expect(await sharp(card.body).metadata()).toMatchObject({ width: 400, height: 500, format: 'webp' });
    const hero = await site.get(`${root}/lotuscourt/photo%20(1).jpg?width=1920&quality=90&format=webp`);
    expect(await sharp(hero.body).metadata()).toMatchObject({ width: 1500, height: 1000, format: 'webp' });
    for (const format of ['avif', 'jpeg', 'png'] as const) {
      const answer = await site.get(`${pictureAddress(poster)}?width=320&format=${format}`);
      expect(answer.headers['content-type']).toBe(`image/${format}`);
      expect(await sharp(answer.body).metadata()).toMatchObject({ width: 320 });
    }
  });

  test('nothing is enlarged, and sizes outside the list become the nearest in it', async () => {
    const sizes: [query: string, width: number, height: number][] = [
      ['width=5000', 960, 1200],
      ['width=333', 320, 400],
      ['width=-7', 320, 400],
      ['width=1e99&height=1', 960, 504],
      ['height=250', 256, 320],
      ['width=abc', 960, 1200],
      ['width=410&height=505', 400, 500],
    ];
    for (const [query, width, height] of sizes) {
      const answer = await site.get(`${pictureAddress(poster)}?${query}&format=webp`);
      expect(await sharp(answer.body).metadata(), query).toMatchObject({ width, height });
    }
  });

  test('without a format the Accept header decides, and a client that names none gets JPEG', async () => {
    const plain = await site.get(`${pictureAddress(poster)}?width=320`, { accept: '*/*' });
    expect(plain.headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept', 'cache-control': forever });
    const older = await site.get(`${pictureAddress(poster)}?width=320`, { accept: 'image/webp,*/*' });
    expect(older.headers['content-type']).toBe('image/webp');
  });

  test('a browser gets WebP at once while its AVIF is made, and the AVIF from then on', async () => {
    const address = `${pictureAddress(poster)}?width=480&format=avif`;
    const first = await site.get(address, { accept: chrome });
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=60' });
    await expect
      .poll(async () => (await site.get(address, { accept: chrome })).headers)
      .toMatchObject({ 'content-type': 'image/avif', 'cache-control': forever });
  });

  test('a clip is read in ranges', async () => {
    const part = await site.get(`${root}/experience/clip.mp4`, { range: 'bytes=4-11' });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 4-11/5024', 'content-type': 'video/mp4' },
    });
    expect(part.body.toString('latin1')).toBe('ftypisom');
    const tail = await site.get(`${root}/experience/clip.mp4`, { range: 'bytes=-3' });
    expect([...tail.body]).toEqual([7, 7, 7]);
    const beyond = await site.get(`${root}/experience/clip.mp4`, { range: 'bytes=9999-' });
    expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */5024' } });
    const changed = await site.get(`${root}/experience/clip.mp4`, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(changed).toMatchObject({ status: 200, headers: { 'content-length': '5024' } });
    const own = await site.get(`${root}/experience/${clip('reel-1').webm}`, { range: 'bytes=0-3' });
    expect(own).toMatchObject({ status: 206, headers: { 'content-type': 'video/webm', 'cache-control': forever } });
  });

  test('an unknown bucket is warned of and replaced by that of the home page', async () => {
    const answer = await site.get(`${root}/weddings/brand/tivoli.webp`);
    expect(answer.status).toBe(200);
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 40, bucket: 'weddings' }));
  });

  test('a missing picture is a 404 with a drawn one, except for our own pages, which draw their own', async () => {
    const answer = await site.get(`${root}/lotuscourt/none.webp?width=400`, { accept: chrome });
    expect(answer).toMatchObject({ status: 404, headers: { 'content-type': 'image/svg+xml' } });
    expect(answer.body.toString()).toContain('Image unavailable');
    const ours = await site.get(`${root}/lotuscourt/none.webp`, { accept: chrome, 'sec-fetch-site': 'same-origin' });
    expect(ours).toMatchObject({ status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect((await site.get(`${root}/lotuscourt/none.pdf`)).headers['content-type']).toContain('text/plain');
  });

  test('HEAD tells what GET would send, other methods are refused', async () => {
    const get = await site.get(`${pictureAddress(poster)}?width=320&format=webp`);
    const head = await site.get(`${pictureAddress(poster)}?width=320&format=webp`, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(await site.get(pictureAddress(poster), {}, 'DELETE')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });

  test('stored files that a browser could run come as something to save, or in a sandbox', async () => {
    await site.put('experience/page.webp', '<!doctype html><script>alert(1)</script>');
    await site.put('experience/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const page = await site.get(`${root}/experience/page.webp?width=400`, { accept: chrome });
    expect(page.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
    const drawing = await site.get(`${root}/experience/drawing.svg?width=400`);
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
    expect(drawing.headers['content-security-policy']).toContain('sandbox');
  });

  test('what only begins like a picture is sent as it is, and never a server error', async () => {
    await site.put(
      'experience/broken.png',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(300, 1)]),
    );
    const answer = await site.get(`${root}/experience/broken.png?width=400`);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/png', 'content-length': '308' } });
  });
});
