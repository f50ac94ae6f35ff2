import { LRUCache, type Perf } from 'lru-cache';
import type { Picture } from './picture.ts';

type FocalPoint = Picture['focalPoint'];

/** Reads the focal point that staff gave a picture, by its "bucket/path". Rejects if the database does not answer. */
export type ReadFocus = (object: string) => Promise<FocalPoint | undefined>;

/** Returns the same in quarters, as in an address. While the database does not answer, the last known value counts. */
export type CurrentFocus = (object: string) => Promise<FocalPoint | undefined>;

/** Hardly anybody opens a page with a new focal point sooner. */
const askedAgainAfter = 1_000;

/** Crops may be cut around this one focal point besides the picture's own: pages ask for no other. */
export function createCurrentFocus(read: ReadFocus, perf: Perf = performance): CurrentFocus {
  const cache = new LRUCache<string, { focus: FocalPoint | undefined }>({
    max: 2_000,
    ttl: askedAgainAfter,
    ttlResolution: 0,
    perf,
    async fetchMethod(object, lastKnown) {
      const focus = await read(object).catch(() => lastKnown?.focus);
      return { focus: focus && { x: toQuarter(focus.x), y: toQuarter(focus.y) } };
    },
  });
  return async (object) => (await cache.fetch(object))?.focus;
}

function toQuarter(part: number): number {
  return Math.round(part * 4) / 4;
}
