import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

const warningsPerMinute = 20;

/** Warns of buckets that are none (part 1, section 3): each once a minute, 20 in all, as anybody can invent them. */
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
