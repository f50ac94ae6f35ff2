import { Buffer } from 'node:buffer';
import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicObjectRoot } from '#platform/images/picture-sizes.ts';
import { aDoc, aDocx, aPdf } from '#tests/factories/a-document.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { orphanAge, removeOrphans } from './remove-orphans.ts';
import { privateBucket, type UploadRule } from './uploads.ts';

const cv: UploadRule = { kind: 'document', bucket: privateBucket, types: ['pdf', 'doc', 'docx'], maxBytes: 100_000 };
const portrait: UploadRule = { kind: 'picture', bucket: 'homepage_image', maxBytes: 5_000_000 };
const pdf = aPdf(5_000);

async function* inPieces(bytes: Uint8Array, size = 1_000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

test('what a killed run was receiving is removed at the next start', async () => {
  const first = await startTestStorage('disk');
  const left = await first.storage.uploads.stage({ content: inPieces(pdf), filename: 'cv.pdf', client: 'test' }, cv);
  expect(left.kind).toBe('staged');
  expect(readdirSync(join(first.dataDir, 'incoming'))).toHaveLength(1);
  const next = await startTestStorage('disk', { dataDir: first.dataDir });
  expect(readdirSync(join(first.dataDir, 'incoming'))).toEqual([]);
  await next.close();
  await first.close();
});

test('below the floor of free disk no file is written, and one byte above it is', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = bavail * bsize;
  const slack = 2_000_000_000;
  const stageWith = async (freeBytes: number) => {
    const site = await startTestStorage('disk', { uploads: { freeBytes, storedBytes: 0 } });
    let read = 0;
    async function* counted() {
      for await (const piece of inPieces(pdf)) {
        read += piece.length;
        yield piece;
      }
    }
    const { kind } = await site.storage.uploads.stage({ content: counted(), filename: 'cv.pdf', client: 'test' }, cv);
    await site.close();
    return { kind, read };
  };
  expect(await stageWith(free + slack)).toEqual({ kind: 'no-room', read: 0 });
  expect(await stageWith(free - slack)).toEqual({ kind: 'staged', read: pdf.length });
});

describe.each(['disk', 'S3'] as const)('uploads kept on %s', (kind) => {
  let site: TestStorage;
  const rows: string[] = [];
  beforeAll(async () => {
    site = await startTestStorage(kind);
  });
  afterAll(() => site.close());

  const incoming = () => readdirSync(join(site.dataDir, 'incoming'));
  const stage = (bytes: Uint8Array, rule: UploadRule, filename = 'file') =>
    site.storage.uploads.stage({ content: inPieces(bytes), filename, client: 'test' }, rule);
  /** Stages and stores a file, and records a row that refers to it. */
  const upload = async (bytes: Uint8Array, rule: UploadRule) => {
    const staged = await stage(bytes, rule);
    if (staged.kind !== 'staged') return staged;
    const object = await staged.store();
    await staged.discard();
    rows.push(object.key);
    return { kind: 'stored' as const, object };
  };

  test('a CV lies on the disk until its form is accepted, then in the private bucket; no address leads to it', async () => {
    const staged = await stage(pdf, cv, 'cv.pdf');
    if (staged.kind !== 'staged') throw new Error(staged.kind);
    expect(staged).toMatchObject({
      bytes: 5_000,
      type: 'application/pdf',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(incoming()).toHaveLength(1);
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of site.storage.store.list('documents/')) found.push(key);
      return found;
    };
    expect(await keys()).toEqual([]);
    const { key } = await staged.store();
    rows.push(key);
    expect(key).toMatch(/^documents\/uploads\/[0-9a-f-]{36}\.pdf$/);
    expect((await buffer(await site.storage.store.read(key))).equals(pdf)).toBe(true);
    expect((await site.get(`${publicObjectRoot}/${key}`)).status).toBe(404);
    await staged.discard();
    expect(incoming()).toEqual([]);
    const other = await stage(pdf, cv);
    if (other.kind === 'staged') await other.discard();
    expect(incoming()).toEqual([]);
    expect(await keys()).toHaveLength(1);
  });

  test('the type is what the content says, and one byte too many ends the reading', async () => {
    expect(await upload(aDoc(), cv)).toMatchObject({ kind: 'stored', object: { type: 'application/msword' } });
    expect(await upload(aDocx(), cv)).toMatchObject({ kind: 'stored' });
    expect(await upload(Buffer.from('MZ this is a program'), cv)).toEqual({ kind: 'wrong-type' });
    expect(await upload(Buffer.alloc(0), cv)).toEqual({ kind: 'empty' });
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 10_000;
        yield Buffer.alloc(10_000, 1);
      }
    }
    expect(await site.storage.uploads.stage({ content: endless(), filename: 'cv.pdf', client: 'test' }, cv)).toEqual({
      kind: 'too-large',
    });
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

  test('a file whose row was never written is swept, one with a row stays', async () => {
    const lost = await stage(pdf, cv);
    if (lost.kind !== 'staged') throw new Error(lost.kind);
    const { key: lostKey } = await lost.store();
    const parts = {
      store: site.storage.store,
      incoming: join(site.dataDir, 'incoming'),
      owner: async () => 'database 1',
      referenced: async (keys: string[]) => new Set(keys.filter((key) => rows.includes(key))),
      log: site.log,
    };
    expect(await removeOrphans(parts)).toBe(0);
    const later = Date.now() + orphanAge + 2_000;
    const blind = { ...parts, referenced: () => Promise.reject(new Error('the database is away')) };
    await expect(removeOrphans(blind, later)).rejects.toThrow('away');
    for (const key of [...rows, lostKey]) expect(await site.storage.store.describe(key), key).toBeDefined();
    expect(await removeOrphans(parts, later)).toBe(1);
    expect(await site.storage.store.describe(lostKey)).toBeUndefined();
    for (const key of rows) expect(await site.storage.store.describe(key), key).toBeDefined();
  });
});
