import type { Kysely } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import type { Picture } from './picture.ts';

/** Reads the focal point from the row of a picture, by its "bucket/path"; undefined if it has no row. */
export async function readStaffFocus(db: Kysely<DB>, object: string): Promise<Picture['focalPoint'] | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['focal_x as x', 'focal_y as y'])
    .where('supabase_path', '=', object)
    .executeTakeFirst();
  return row && { x: Number(row.x), y: Number(row.y) };
}
