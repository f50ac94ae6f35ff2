import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { clipObjects } from '#content/pictures/clip.ts';
import { drawnPictures } from '#content/pictures/picture.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import type { BuiltInObject } from '#platform/images/originals.ts';
import type { Picture } from '#platform/images/picture.ts';
import { openStorage, type Storage } from '#platform/storage/open-storage.ts';
import { readStoreOwner } from '#platform/storage/store-owner.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';

/** The pace at which pictures are made that nobody waits for. */
export interface PicturePace {
  /** Milliseconds without a visitor before the first of them. */
  quiet?: number;
  /** The niceness of the encoder that nobody waits for. */
  niceness?: number;
}

interface Parts extends PicturePace {
  config: Config;
  database: Database;
  log: Logger;
}

/** Opens files and pictures. Without a database nobody knows which uploads are in use, so none is removed. */
export async function openSiteStorage({ config, database, quiet, niceness, log }: Parts): Promise<Storage> {
  const options = { ...config, ...withoutUndefined({ quiet, niceness }), builtInObjects: builtInObjects(), log };
  if (!config.databaseUrl) return openStorage(options);
  const storage = await openStorage({
    ...options,
    readFocus: (object: string) => readStaffFocus(database.reads, object),
  });
  storage.sweep({
    referenced: (keys) => referencedObjects(database.reads, keys),
    owner: () => readStoreOwner(database.reads),
  });
  return storage;
}

/** The pictures and clips of this repository, which the picture service serves beside stored ones. */
export function builtInObjects(): BuiltInObject[] {
  const pictures = drawnPictures().map((picture) => ({ bucket: picture.bucket, path: picture.path, picture }));
  return [...pictures, ...clipObjects()];
}

/** Finds those of the keys that a row refers to. */
export async function referencedObjects(db: Kysely<DB>, keys: string[]): Promise<Set<string>> {
  const [media, applications, papers] = await Promise.all([
    db.selectFrom('media').select('supabase_path as key').where('supabase_path', 'in', keys).execute(),
    db.selectFrom('career_applications').select('cv_path as key').where('cv_path', 'in', keys).execute(),
    db.selectFrom('desk.paper').select('path as key').where('path', 'in', keys).execute(),
  ]);
  return new Set([...media, ...applications, ...papers].map(({ key }) => key).filter((key) => key !== null));
}

/** Reads the focal point from the row of a picture, by its "bucket/path"; undefined if it has no row. */
export function readStaffFocus(db: Kysely<DB>, object: string): Promise<Picture['focalPoint'] | undefined> {
  return db
    .selectFrom('media')
    .select(['focal_x as x', 'focal_y as y'])
    .where('supabase_path', '=', object)
    .executeTakeFirst();
}
