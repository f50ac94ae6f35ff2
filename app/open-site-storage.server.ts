import type { Logger } from 'pino';
import { clipObjects } from '#content/pictures/clip.ts';
import { drawnPictures } from '#content/pictures/picture.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import { readStaffFocus } from '#platform/images/focal-point-cache.ts';
import type { BuiltInObject } from '#platform/images/originals.ts';
import { openStorage, type Storage } from '#platform/storage/open-storage.ts';
import { referencedObjects } from '#platform/storage/referenced-objects.ts';
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
