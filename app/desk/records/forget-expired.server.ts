import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import { outboxOf } from '#platform/mail/mailer.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';

interface Parts {
  database: Kysely<DB>;
  objects: Pick<ObjectStore, 'remove'>;
  dataDir: string;
}

/** Deletes records whose time is over (`forget_expired` and `forget_old` in `supabase/schemas/` say when): rows first, then their CVs and their mail on disk. */
export async function forgetExpired({ database, objects, dataDir }: Parts): Promise<{ cvs: number; mails: number }> {
  const gone = await sql<{ forget_expired: string }>`select * from site.forget_expired()`.execute(database);
  for (const { forget_expired: key } of gone.rows) await objects.remove(key);
  await sql`select staff.forget_old(), diary.forget_old()`.execute(database);
  return { cvs: gone.rows.length, mails: await forgetOrphanedMails(database, dataDir) };
}

/** Deletes mail on disk whose enquiry or application no longer exists. */
async function forgetOrphanedMails(database: Kysely<DB>, dataDir: string): Promise<number> {
  const files = await mailFiles(dataDir);
  const ids = [...new Set(files.map(({ id }) => id))];
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ id: string }>`
    select id::text from venue_bookings where id = any(${ids}::uuid[])
    union select id::text from room_bookings where id = any(${ids}::uuid[])
    union select id::text from leads where id = any(${ids}::uuid[])
    union select id::text from career_applications where id = any(${ids}::uuid[])`.execute(database);
  const living = new Set(rows.map(({ id }) => id));
  const orphans = files.filter(({ id }) => !living.has(id));
  for (const { file } of orphans) await rm(file, { force: true });
  return orphans.length;
}

/** Returns the mails in the outbox, each with the id of its enquiry or application. */
export async function mailFiles(dataDir: string): Promise<{ file: string; id: string }[]> {
  const outbox = outboxOf(dataDir);
  const names = await readdir(outbox).catch((): string[] => []);
  return names.flatMap((name) => {
    const id = /^enquiry-([0-9a-f-]{36})\./.exec(name)?.[1];
    return id ? [{ file: join(outbox, name), id }] : [];
  });
}
