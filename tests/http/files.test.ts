import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '#platform/http/files/precompress.ts';
import { type StubSite, startStubSite } from './stub-site.ts';

let site: StubSite;
let folder: string;
const script = `export const words = ${JSON.stringify('banquet '.repeat(400))};`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-files-'));
  const clientDir = join(folder, 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, 'assets/app-1a2b.js'), script);
  await precompress(clientDir);
  await writeFile(join(clientDir, 'assets/late-3c4d.js'), script);
  await writeFile(join(clientDir, 'icon.svg'), '<svg/>');
  await writeFile(join(clientDir, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  site = await startStubSite({ clientDir });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('a built file is kept by browsers for good and comes precompressed', async () => {
  const response = await fetch(`${site.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(brotliCompressSync(script).length);
  expect(await response.text()).toBe(script);
});

test('a file that nobody compressed before is compressed when it is asked for', async () => {
  const { headers } = await fetch(`${site.url}/assets/late-3c4d.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
});

test('a file whose name does not change with its content is asked for again', async () => {
  const response = await fetch(`${site.url}/icon.svg`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const etag = response.headers.get('etag') ?? '';
  expect((await fetch(`${site.url}/icon.svg`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each([
  '/assets/app-1a2b.js.br',
  '/.vite/manifest.json',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/gone.js',
  '/assets/',
])('%s is no file', async (path) => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  expect(response.status).toBe(404);
});

test.each(['/assets/..%2f..%2fpackage.json', '/assets/gone.js', '/assets/a/b.css', '/assets/', '/assets'])(
  'a missing file is a few bytes at once, and no page is asked for it: %s',
  async (path) => {
    const rendered = site.seen.renderings.length;
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect((await response.text()).length).toBeLessThan(20);
    expect(site.seen.renderings).toHaveLength(rendered);
    const log = await (await fetch(`${site.url}/api/logs`)).text();
    expect(log).not.toMatch(/assets|package/);
  },
);
