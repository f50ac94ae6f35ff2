import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostileObjects, hostileRequests, secret } from '../../tests/support/hostile-objects.ts';
import { requestObject } from './request-object.mjs';

const count = 10_000;
const atOnce = 20;
const cacheBound = 1024 * 1024 * 1024;

function put(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/**
 * Sends hostile requests, and counts server errors and responses from outside the buckets.
 * @param {{ port: number, dataDir: string }} site
 */
export async function hostile({ port, dataDir }) {
  for (const [key, bytes] of Object.entries(hostileObjects)) put(join(dataDir, 'storage', key), bytes);
  for (const place of ['secret.txt', 'storage/secret.txt', 'storage/private/secret.txt'])
    put(join(dataDir, place), secret);
  const statuses = {};
  let leaks = 0;
  const requests = hostileRequests(count, 7);
  const worker = async () => {
    for (const wanted of requests) {
      const { status, body } = await requestObject(port, wanted);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (body.includes(secret) || body.includes('root:x:')) leaks += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const serverErrors = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  const cache = join(dataDir, 'cache/pictures');
  const files = readdirSync(cache, { recursive: true }).map((name) => statSync(join(cache, name)));
  const cacheBytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  const holds = leaks === 0 && serverErrors.length === 0 && cacheBytes <= cacheBound;
  return { holds, statuses, leaks, cacheMebibytes: Math.round(cacheBytes / 1024 / 1024) };
}
