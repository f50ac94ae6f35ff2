import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

const warningsPerMinute = 20;

/** Warns of names that are no buckets: of each once a minute and 20 in all, because anybody can invent them. */
export function createUnknownBucketWarning(log: Logger): (bucket: string) => void {
  const warned = new LRUCache<string, number>({ max: 1_000 });
  let minute = 0;
  let count = 0;
  return (bucket) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) count = 0;
    minute = now;
    if (warned.get(bucket) === now || ++count > warningsPerMinute) return;
    warned.set(bucket, now);
    log.warn({ bucket }, 'unknown bucket, homepage_image is used instead');
  };
}
