import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '#platform/database/types.ts';
import type { Picture } from './picture.ts';

type FocalPoint = Picture['focalPoint'];

/** Reads the focal point that staff gave a picture, by its "bucket/path". Rejects if the database does not answer. */
export type ReadFocus = (object: string) => Promise<FocalPoint | undefined>;

/** Returns the same in quarters, as in an address. While the database does not answer, the last known value counts. */
export type CurrentFocus = (object: string) => Promise<FocalPoint | undefined>;

/** A focal point is cached for so many milliseconds. Hardly anybody opens a page with a new one sooner. */
const askedAgainAfter = 1_000;

/** Crops may be cut around this one focal point besides the picture's own: pages ask for no other. */
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

/** Reads the focal point from the row of a picture, by its "bucket/path"; undefined if it has no row. */
export async function readStaffFocus(db: Kysely<DB>, object: string): Promise<Picture['focalPoint'] | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['focal_x as x', 'focal_y as y'])
    .where('supabase_path', '=', object)
    .executeTakeFirst();
  return row && { x: Number(row.x), y: Number(row.y) };
}
