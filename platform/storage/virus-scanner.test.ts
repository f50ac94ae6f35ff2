import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type ClamdServer, eicar, startClamdServer } from '#tests/servers/clamd-server.ts';
import { createClamd, readClamdUrl } from './virus-scanner.ts';

let clamd: ClamdServer | undefined;
afterEach(() => clamd?.close());

async function* pieces(...parts: (Buffer | string)[]) {
  for (const part of parts) yield Buffer.from(part);
}

test('a file is sent whole, in pieces and empty ones among them; what is found is told by its name', async () => {
  clamd = await startClamdServer();
  const { scan } = createClamd(clamd.address);
  const large = Buffer.alloc(5_000_000, 'x');
  expect(await scan(pieces('a', '', large))).toEqual({ kind: 'clean' });
  expect(clamd.files).toHaveLength(1);
  expect(clamd.files[0]?.equals(Buffer.concat([Buffer.from('a'), large]))).toBe(true);
  expect(await scan(pieces(`%PDF ${eicar}`))).toEqual({ kind: 'infected', finding: 'Win.Test.EICAR_HDB-1' });
});

test('a daemon on a socket file is asked as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-test-'));
  clamd = await startClamdServer({ path: join(folder, 'clamd.ctl') });
  expect(readClamdUrl(`unix:${folder}/clamd.ctl`)).toEqual({ path: `${folder}/clamd.ctl` });
  expect(await createClamd(clamd.address).scan(pieces('a'))).toEqual({ kind: 'clean' });
  await clamd.close();
  clamd = undefined;
  await rm(folder, { recursive: true });
});

test('a daemon that is away, hangs up, or takes no such file, has said nothing', async () => {
  clamd = await startClamdServer({ mostBytes: 1_000 });
  const scan = (content: AsyncIterable<Uint8Array>) => createClamd(clamd?.address ?? { path: '' }).scan(content);
  await expect(scan(pieces(Buffer.alloc(5_000_000)))).rejects.toThrow('clamd');
  async function* broken() {
    yield Buffer.from('a');
    throw new Error('the store is away');
  }
  await expect(scan(broken())).rejects.toThrow('the store is away');
  await clamd.close();
  await expect(scan(pieces('a'))).rejects.toThrow('ECONNREFUSED');
  clamd = undefined;
  const rude = createServer((socket) => socket.on('error', () => {}).end());
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  const { port } = rude.address() as { port: number };
  await expect(createClamd({ host: '127.0.0.1', port }).scan(pieces('a'))).rejects.toThrow();
  rude.close();
});

test('where the daemon listens is read from one address', () => {
  expect(readClamdUrl('tcp://scanner:3310')).toEqual({ host: 'scanner', port: 3310 });
  expect(readClamdUrl('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(readClamdUrl('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const wrong of ['tcp://scanner', 'unix:', 'http://scanner:3310', '/run/clamd.ctl', '']) {
    expect(readClamdUrl(wrong), wrong).toBeUndefined();
  }
});
