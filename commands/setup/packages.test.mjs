import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureInstalled } from './packages.mjs';

/* npm itself installs, from a registry of one package. */
let registry;
let archive;
let folder;
beforeAll(async () => {
  const tar = pack();
  tar.entry({ name: 'package/package.json' }, JSON.stringify({ name: 'small', version: '1.0.0' }));
  tar.finalize();
  archive = gzipSync(Buffer.concat(await Array.fromAsync(tar)));
  registry = createServer(({ url }, response) => {
    if (url.endsWith('.tgz')) return response.end(archive);
    const dist = { tarball: `${registryUrl()}small/-/small-1.0.0.tgz`, integrity: hashOf(archive) };
    const versions = { '1.0.0': { name: 'small', version: '1.0.0', dist } };
    response.end(JSON.stringify({ name: 'small', 'dist-tags': { latest: '1.0.0' }, versions }));
  });
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterAll(() => registry.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tivoli-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const registryUrl = () => `http://127.0.0.1:${registry.address().port}/`;
const hashOf = (bytes) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

function checkout({ dependencies = { small: '1.0.0' }, locked = {} } = {}) {
  const write = (name, content) => writeFileSync(join(folder, name), content);
  const small = { version: '1.0.0', integrity: hashOf(archive), ...locked };
  const packages = { '': { name: 'tried', dependencies: { small: '1.0.0' } }, 'node_modules/small': small };
  write('package.json', JSON.stringify({ name: 'tried', dependencies }));
  write('package-lock.json', JSON.stringify({ name: 'tried', lockfileVersion: 3, requires: true, packages }));
  write('.npmrc', `registry=${registryUrl()}\ncache=${join(folder, 'cache')}\nfetch-retries=0\n`);
}

const isInstalled = () => existsSync(join(folder, 'node_modules/small/package.json'));

test('what the lockfile names is installed', async () => {
  checkout();
  await ensureInstalled(folder);
  expect(isInstalled()).toBe(true);
});

test.each([
  [
    'package.json that names more than the lockfile',
    { dependencies: { small: '1.0.0', other: '2.0.0' } },
    /differ about other: nothing is installed/,
  ],
  [
    'package.json that asks for another version',
    { dependencies: { small: '^1.0.0' } },
    /differ about small: nothing is installed/,
  ],
  ['a package without a hash', { locked: { integrity: undefined } }, /no SHA-512 for node_modules\/small/],
  ['a package with a weak hash', { locked: { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' } }, /no SHA-512/],
  [
    'a package from another server',
    { locked: { resolved: 'https://packages.example/small-1.0.0.tgz' } },
    /elsewhere than the registry/,
  ],
  ['a package that is not the one of the hash', { locked: { integrity: hashOf('another') } }, /^Installing .* failed/],
])('%s is refused, and nothing is installed', async (_, changed, sentence) => {
  checkout(changed);
  await expect(ensureInstalled(folder)).rejects.toThrow(sentence);
  expect(isInstalled()).toBe(false);
});
