import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newestArchive } from '#platform/backup/archives.ts';
import type { ObjectStore } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';

/** The answers of an S3-compatible server, by the bucket that it is asked for. */
const answers: Record<string, [status: number, code: string]> = {
  closed: [403, 'AccessDenied'],
  missing: [404, 'NoSuchBucket'],
  busy: [500, 'InternalError'],
};
let server: Server;
let origin: string;
/** A port on which nobody listens. */
let nowhere: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-trouble-'));
  server = createServer((incoming, outgoing) => {
    const [status, code] = answers[incoming.url?.split(/[/?]/)[1] ?? ''] ?? [200, ''];
    incoming.resume().on('end', () => {
      outgoing.writeHead(status, { 'content-type': 'application/xml' });
      outgoing.end(incoming.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  nowhere = `127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

const credentials = { storageKey: 'a', storageSecret: 'b' };

async function listed(store: ObjectStore): Promise<void> {
  for await (const _ of store.list('')) return;
}

/** Returns the errors of the store of STORAGE_URL for a check, for a list and for a file to store. */
async function troubles(storageUrl: string): Promise<string[]> {
  const store = await openObjectStore({ dataDir, storageUrl, ...credentials });
  const file = join(dataDir, 'file');
  await writeFile(file, 'x');
  const asked = [
    store.check(),
    listed(store),
    store.put('bucket/a', file, 'text/plain'),
    store.read('bucket/a'),
    store.remove('bucket/a'),
  ];
  const told = await Promise.allSettled(asked);
  return [
    ...new Set(told.map((each) => (each.status === 'rejected' ? (each.reason as Error).message : 'nothing was wrong'))),
  ];
}

test('a store that nobody serves is named by its variable and host', async () => {
  expect(await troubles(`http://${nowhere}/tivoli`)).toEqual([
    `The store of STORAGE_URL (${nowhere}) does not answer: ECONNREFUSED.`,
  ]);
});

test('a store that refuses its key says which settings to look at', async () => {
  expect(await troubles(`${origin}/closed`)).toEqual([
    `The store of STORAGE_URL (${new URL(origin).host}) refuses its key: look at STORAGE_KEY, STORAGE_SECRET and the rights that the key has in the bucket closed (403 AccessDenied).`,
  ]);
});

test('a bucket that is not there is no empty one', async () => {
  expect(await troubles(`${origin}/missing`)).toEqual([
    `The bucket missing of STORAGE_URL (${new URL(origin).host}) is not there: make it, or name another.`,
  ]);
});

test('any other answer is repeated', async () => {
  expect(await troubles(`${origin}/busy`)).toEqual([
    `The store of STORAGE_URL (${new URL(origin).host}) cannot do what it is asked to: S3 returned 500 – InternalError.`,
  ]);
});

test('the store of the archives is named by its own variable', async () => {
  const at = (url: string) => ({
    backups: { folder: join(dataDir, 'backups'), keep: 1, store: { url, key: 'a', secret: 'b' } },
  });
  await expect(newestArchive(at(`${origin}/missing`))).rejects.toThrow('The bucket missing of BACKUP_URL');
  await expect(newestArchive(at(`http://${nowhere}/t`))).rejects.toThrow(
    `The store of BACKUP_URL (${nowhere}) does not answer: ECONNREFUSED.`,
  );
});
