import { LRUCache } from 'lru-cache';
import type { Picture } from './picture.ts';

type FocalPoint = Picture['focalPoint'];

/** The focal point that staff gave a picture, kept as "bucket/path". Rejects where that cannot be asked. */
export type ReadFocus = (object: string) => Promise<FocalPoint | undefined>;

/** The same in quarters, as addresses say it. Where it cannot be asked: as it was last known. */
export type CurrentFocus = (object: string) => Promise<FocalPoint | undefined>;

/** Milliseconds; a visitor of a page with a new focal point is hardly sooner. */
const askedAgainAfter = 1_000;

/** The one focal point besides the picture's own that crops may be cut around: pages ask for no other. */
export function createCurrentFocus(read: ReadFocus, now = Date.now): CurrentFocus {
  const lastKnown = new LRUCache<string, FocalPoint>({ max: 2_000 });
  const asked = new LRUCache<string, { until: number; focus: Promise<FocalPoint | undefined> }>({ max: 2_000 });

  async function ask(object: string): Promise<FocalPoint | undefined> {
    try {
      const focus = await read(object);
      if (!focus) return undefined;
      const inQuarters = { x: toQuarter(focus.x), y: toQuarter(focus.y) };
      lastKnown.set(object, inQuarters);
      return inQuarters;
    } catch {
      return lastKnown.get(object);
    }
  }

  return (object) => {
    const before = asked.get(object);
    if (before && before.until > now()) return before.focus;
    const focus = ask(object);
    asked.set(object, { until: now() + askedAgainAfter, focus });
    return focus;
  };
}

function toQuarter(part: number): number {
  return Math.round(part * 4) / 4;
}
