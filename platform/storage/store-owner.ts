import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from './object-store.ts';
import { privateBucket } from './uploads.ts';

/** This object names the database to which the stored files belong. It is backed up and restored with them. */
export const ownerKey = `${privateBucket}/database-of-this-store`;

interface Parts {
  store: ObjectStore;
  incoming: string;
  owner: () => Promise<string>;
  referenced: (keys: string[]) => Promise<Set<string>>;
}

/** Throws an Error unless the files are this database's; marks a store without uploads, or with one of a row. */
export async function assertOwnStore(
  { store, incoming, owner, referenced }: Parts,
  uploads: AsyncIterable<string[]>,
): Promise<void> {
  const own = await owner();
  const found = (await store.describe(ownerKey)) && (await text(await store.read(ownerKey))).trim();
  if (found === own) return;
  if (found) {
    throw new Error(
      `the store belongs to another database: set the DATABASE_URL or STORAGE_URL that go together; where this database is to have these files, remove ${ownerKey} from the store`,
    );
  }
  let seen = 0;
  for await (const keys of uploads) {
    seen += keys.length;
    if ((await referenced(keys)).size > 0) return mark();
  }
  if (seen === 0) return mark();
  throw new Error(
    `none of the ${seen} uploads in the store is in a row of this database: set the DATABASE_URL or STORAGE_URL that go together, or store '${own}' as ${ownerKey} where they do`,
  );

  async function mark(): Promise<void> {
    await mkdir(incoming, { recursive: true });
    const file = join(incoming, `${randomUUID()}.part`);
    await writeFile(file, own);
    await store.put(ownerKey, file, 'text/plain');
  }
}

/** The id of the advisory lock; every replica must use the same one. */
const LOCK = 7_105_483_208;

/**
 * Returns a function that is called with each of a replica's own sessions. A replica with files on its disk takes a lock
 * alone, all others share it, so that the one which starts beside an unsuitable one is refused the lock and warns of it.
 */
export function createClaimStore(isShared: boolean, log: Logger): (session: pg.Client) => Promise<void> {
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  let isFirst = true;
  return async (session) => {
    const { rows } = await session.query<{ isMine: boolean }>(`select ${lock}($1) as "isMine"`, [LOCK]);
    // After a lost connection the server may still hold the lock of the former session.
    if (isFirst && !rows[0]?.isMine) {
      const trouble = 'several replicas work on this database, and not all of them have STORAGE_URL';
      const advice = 'a picture or CV that one stores is missing on the others: set the same STORAGE_URL for all';
      log.warn({ part: 'storage' }, `${trouble}; ${advice}`);
    }
    isFirst = false;
  };
}

/** Returns the mark that the database gives its store. */
export async function readStoreOwner(db: Kysely<DB>): Promise<string> {
  return (await db.selectFrom('site.store_owner').select('id').executeTakeFirstOrThrow()).id;
}
