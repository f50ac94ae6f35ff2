import { Buffer } from 'node:buffer';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicObjectRoot } from '#domain/picture-address.ts';
import { startTestStorage, type TestStorage } from '#tests/storage.ts';
import { orphanAge, sweepOrphans } from './orphans.ts';
import { privateBucket, type UploadRule } from './uploads.ts';

const cv: UploadRule = { kind: 'document', bucket: privateBucket, types: ['pdf', 'doc', 'docx'], maxBytes: 100_000 };
const portrait: UploadRule = { kind: 'picture', bucket: 'homepage_image', maxBytes: 5_000_000 };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n'.padEnd(5_000, 'x'));

async function* inPieces(bytes: Uint8Array, size = 1_000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

test('the first upload of a young site is swept as well when its row was never written', async () => {
  const site = await startTestStorage('disk');
  const lost = site.storage.uploads.store(inPieces(pdf), cv, () => Promise.reject(new Error('killed')));
  await expect(lost).rejects.toThrow('killed');
  const parts = { store: site.storage.store, incoming: join(site.dataDir, 'incoming'), log: site.log };
  const referenced = async () => new Set<string>();
  expect(await sweepOrphans({ ...parts, referenced }, Date.now() + orphanAge + 2_000)).toBe(1);
  await site.close();
});

describe.each(['disk', 'S3'] as const)('uploads kept on %s', (kind) => {
  let site: TestStorage;
  const rows: string[] = [];
  beforeAll(async () => {
    site = await startTestStorage(kind);
  });
  afterAll(() => site.close());

  const incoming = () => readdirSync(join(site.dataDir, 'incoming'));
  const upload = (bytes: Uint8Array, rule: UploadRule) =>
    site.storage.uploads.store(inPieces(bytes), rule, async ({ key }) => {
      rows.push(key);
      return key;
    });

  test('a CV is stored in the private bucket before its row exists, and no address leads to it', async () => {
    const seen: boolean[] = [];
    const result = await site.storage.uploads.store(inPieces(pdf), cv, async ({ key, bytes, type }) => {
      seen.push((await site.storage.store.describe(key)) !== undefined);
      rows.push(key);
      return { key, bytes, type };
    });
    expect(result).toMatchObject({ kind: 'stored', row: { bytes: 5_000, type: 'application/pdf' } });
    expect(seen).toEqual([true]);
    const key = rows.at(-1) ?? '';
    expect(key).toMatch(/^documents\/uploads\/[0-9a-f-]{36}\.pdf$/);
    expect((await buffer(await site.storage.store.read(key))).equals(pdf)).toBe(true);
    expect((await site.get(`${publicObjectRoot}/${key}`)).status).toBe(404);
    expect(incoming()).toEqual([]);
  });

  test('the type is what the content says, and one byte too many ends the reading', async () => {
    const word = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('..WordDocument..', 'utf16le')]);
    const zip = (name: string) => Buffer.from(`PK\x03\x04....[Content_Types].xml....${name}`);
    expect(await upload(word, cv)).toMatchObject({ kind: 'stored', object: { type: 'application/msword' } });
    expect(await upload(zip('word/document.xml'), cv)).toMatchObject({ kind: 'stored' });
    expect(await upload(zip('word/document.xml word/vbaProject.bin'), cv)).toEqual({ kind: 'wrong-type' });
    expect(await upload(zip('evil.exe'), cv)).toEqual({ kind: 'wrong-type' });
    const across = Buffer.concat([zip('word/document.xml'.padStart(65_536 - 20, '.')), Buffer.from('vbaProject.bin')]);
    expect(await upload(across, cv)).toEqual({ kind: 'wrong-type' });
    expect(await upload(across.subarray(0, -14), cv)).toMatchObject({ kind: 'stored' });
    expect(await upload(Buffer.from('MZ this is a program'), cv)).toEqual({ kind: 'wrong-type' });
    expect(await upload(Buffer.alloc(0), cv)).toEqual({ kind: 'empty' });
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 10_000;
        yield Buffer.alloc(10_000, 1);
      }
    }
    expect(await site.storage.uploads.store(endless(), cv, async () => null)).toEqual({ kind: 'too-large' });
    expect(read).toBeLessThan(1_000_000);
    expect(incoming()).toEqual([]);
  });

  test('a picture is stored anew: as WebP, upright, without where it was taken', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7d4a6f' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '28/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const result = await upload(photo, portrait);
    if (result.kind !== 'stored') throw new Error(result.kind);
    expect(result.object.picture).toMatchObject({ width: 200, height: 300 });
    expect(result.object.picture?.placeholder.length).toBeLessThan(200);
    const answer = await site.get(`${publicObjectRoot}/${result.object.key}`);
    expect(answer.headers['cache-control']).toContain('immutable');
    const stored = await sharp(answer.body).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect(stored.exif).toBeUndefined();
    expect(await upload(Buffer.from('GIF89a/*<script>*/'.padEnd(300, '.')), portrait)).toEqual({ kind: 'wrong-type' });
  });

  test('a file whose row was never written is swept, one with a row stays, and an empty database sweeps nothing', async () => {
    const lost: string[] = [];
    const failing = site.storage.uploads.store(inPieces(pdf), cv, async ({ key }) => {
      lost.push(key);
      throw new Error('the transaction was rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const parts = {
      store: site.storage.store,
      incoming: join(site.dataDir, 'incoming'),
      referenced: async (keys: string[]) => new Set(keys.filter((key) => rows.includes(key))),
      log: site.log,
    };
    expect(await sweepOrphans(parts)).toBe(0);
    const later = Date.now() + orphanAge + 2_000;
    const blind = { ...parts, referenced: () => Promise.reject(new Error('the database is away')) };
    await expect(sweepOrphans(blind, later)).rejects.toThrow('away');
    const empty = { ...parts, referenced: async () => new Set<string>() };
    await expect(sweepOrphans(empty, later)).rejects.toThrow('none was removed');
    for (const key of rows) expect(await site.storage.store.describe(key), key).toBeDefined();
    expect(await sweepOrphans(parts, later)).toBe(1);
    expect(await site.storage.store.describe(lost[0] ?? '')).toBeUndefined();
    for (const key of rows) expect(await site.storage.store.describe(key), key).toBeDefined();
  });
});
