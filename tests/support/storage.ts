import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import S3rver from 's3rver';
import { builtInObjects } from '#app/open-site-storage.server.ts';
import { whenGone } from '#platform/http/exchange.ts';
import { sendResponse } from '#platform/http/send-response.ts';
import type { ReadFocus } from '#platform/images/focal-point-cache.ts';
import { openStorage, type Storage } from '#platform/storage/open-storage.ts';
import type { UploadSettings } from '#platform/storage/upload-settings.ts';

export type StoreKind = 'disk' | 'S3';

export interface TestStorage {
  storage: Storage;
  /** The address at which it answers. */
  url: string;
  dataDir: string;
  /** The settings that name the S3-compatible server; none for a storage on disk. */
  place: Record<string, string>;
  log: Logger;
  /** What was logged, one object per line. */
  logged: Record<string, unknown>[];
  /** Sends the target exactly as it is; no URL parser normalises it first. */
  get(target: string, headers?: Record<string, string>, method?: string): Promise<Received>;
  /** Sends it from another address, by a client that may leave; then it rejects. */
  getFrom(address: string, target: string, options?: { accept?: string; signal?: AbortSignal }): Promise<Received>;
  /** Stores bytes under "bucket/path". */
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  close(): Promise<void>;
}

interface StorageSettings {
  cacheBytes?: number;
  readFocus?: ReadFocus;
  mostWaiting?: number;
  /** The folder of an earlier storage; a new one if absent. */
  dataDir?: string;
  uploads?: UploadSettings;
  /** HTML to answer with, by path. */
  pages?: Record<string, string>;
}

export interface Received {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The client's id, as the HTTP server passes it to the storage. */
const forwardedAddress = 'x-forwarded-for';

/** Starts a storage of its own behind a bare Node server, on disk or on an S3-compatible server. */
export async function startTestStorage(kind: StoreKind, options: StorageSettings = {}): Promise<TestStorage> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'storage-test-')));
  const logged: Record<string, unknown>[] = [];
  const log: Logger = pino({ base: null }, { write: (line) => void logged.push(JSON.parse(line)) });
  const s3 = kind === 'S3' ? await startS3(join(dataDir, 's3')) : undefined;
  const storage = await openStorage({
    builtInObjects: builtInObjects(),
    quiet: 0,
    niceness: 0,
    preparedAfter: 0,
    ...options,
    dataDir,
    log,
    ...s3?.place,
  });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url: target = '', headers } = incoming;
    const clientAddress = String(headers[forwardedAddress] ?? incoming.socket.remoteAddress);
    const response = await storage.answer({ method, target, headers, clientAddress, gone: whenGone(outgoing) });
    await sendResponse({ incoming, outgoing, headers: [], isStopping: () => false }, response);
  };
  const server = createServer((incoming, outgoing) => {
    const page = options.pages?.[incoming.url ?? ''];
    if (page !== undefined) outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    // A client may leave in the middle.
    else answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    storage,
    dataDir,
    place: s3
      ? { STORAGE_URL: s3.place.storageUrl, STORAGE_KEY: s3.place.storageKey, STORAGE_SECRET: s3.place.storageSecret }
      : {},
    log,
    logged,
    get: (target, headers = {}, method = 'GET') => send({ port, target, headers, method }),
    getFrom: (address, target, { accept = '*/*', signal } = {}) =>
      send({ port, target, headers: { accept, [forwardedAddress]: address }, method: 'GET', signal }),
    async put(key, bytes) {
      const file = join(dataDir, 'staged', randomUUID());
      await mkdir(join(dataDir, 'staged'), { recursive: true });
      await writeFile(file, bytes);
      await storage.store.put(key, file, 'application/octet-stream');
    },
    async close() {
      await storage.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await s3?.server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startS3(directory: string) {
  await mkdir(directory);
  const configureBuckets = [{ name: 'tivoli', configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const place = { storageUrl: `http://127.0.0.1:${port}/tivoli`, storageKey: 'S3RVER', storageSecret: 'S3RVER' };
  return { server, place };
}

interface Sent {
  port: number;
  target: string;
  headers: Record<string, string>;
  method: string;
  signal?: AbortSignal | undefined;
}

function send({ port, target, headers, method, signal }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { port, host: '127.0.0.1', path: target, headers, method, signal, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const received = incoming.headers as Record<string, string>;
          resolve({ status: incoming.statusCode ?? 0, headers: received, body: Buffer.concat(chunks) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
