import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { hostileObjects, hostileRequests, secret } from '#tests/support/hostile-objects.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';

let site: TestStorage;
afterEach(() => site.close());

test.each(['disk', 'S3'] as const)(
  'no hostile request gets a server error or a file outside the buckets (%s)',
  async (kind) => {
    const cacheBytes = 1_000_000;
    site = await startTestStorage(kind, { cacheBytes });
    for (const place of ['secret.txt', 'storage/secret.txt', 'storage/private/secret.txt']) {
      await mkdir(join(site.dataDir, place, '..'), { recursive: true });
      await writeFile(join(site.dataDir, place), secret);
    }
    for (const [key, bytes] of Object.entries(hostileObjects)) await site.put(key, bytes);
    const requests = [...hostileRequests(300)];
    for (let from = 0; from < requests.length; from += 20) {
      await Promise.all(
        requests.slice(from, from + 20).map(async ({ target, method, headers }) => {
          const { status, headers: received, body } = await site.get(target, headers, method);
          expect(status, target).toBeLessThan(500);
          expect(received['x-content-type-options'], target).toBe('nosniff');
          expect(received['content-type'] ?? '', target).not.toMatch(/html|javascript/);
          expect(body.includes(secret) || body.includes('root:x:'), target).toBe(false);
        }),
      );
    }
    expect(site.storage.cachedBytes()).toBeLessThanOrEqual(cacheBytes);
    expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  },
);
