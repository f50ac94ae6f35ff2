import { readFile, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { type CvScan, isCvHeld } from '#app/careers/cv-scan.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { mailFiles } from './forget-expired.server.ts';

interface Parts {
  /** The owner's connection, because the site itself may delete nothing. */
  database: Kysely<DB>;
  objects: Pick<ObjectStore, 'read' | 'describe' | 'remove'>;
  dataDir: string;
}

const tables = {
  venue_bookings: { email: 'email', phone: 'phone' },
  room_bookings: { email: 'email', phone: 'phone' },
  leads: { email: 'customer_email', phone: 'customer_phone' },
  career_applications: { email: 'email', phone: 'phone' },
} as const;
type Table = keyof typeof tables;

type Row = { id: string; cv_path?: string | null } & Record<string, unknown>;
type Rows = Record<Table, Row[]>;

/** The e-mail address or the normalised phone number ("+919810000001") by which all records of a person are found. */
export type PersonKey = { email: string } | { phone: string };

/** Returns all data about one person, for that person to read: rows, CVs, mails and the history. */
export async function exportPerson({ database, objects, dataDir }: Parts, person: PersonKey) {
  const rows = await rowsOf(database, person);
  const ids = idsOf(rows);
  const cvs: { filename: unknown; base64?: string; held?: unknown }[] = [];
  for (const { cv_path: key, cv_filename: filename, cv_scan: scan } of rows.career_applications) {
    if (!key || !(await objects.describe(key))) continue;
    // A file that the virus scanner keeps back is not part of the export either.
    if (isCvHeld(scan as CvScan)) {
      cvs.push({ filename, held: scan });
      continue;
    }
    const content = await buffer(await objects.read(key));
    cvs.push({ filename, base64: content.toString('base64') });
  }
  const mails = (await mailFiles(dataDir)).filter(({ id }) => ids.includes(id));
  return {
    person,
    ...rows,
    status_history: await recordsOf(database, 'status_history', ids),
    notes_and_changes: await changesOf(database, ids),
    functions: await functionsOf(database, ids),
    mails_sent: await recordsOf(database, 'site.mail', ids),
    mail_files: await Promise.all(mails.map(({ file }) => readFile(file, 'utf8'))),
    cvs,
  };
}

/** Erases one person everywhere except in backups, which expire by themselves. It is safe to repeat. */
export async function erasePerson({ database, objects, dataDir }: Parts, person: PersonKey) {
  const rows = await rowsOf(database, person);
  const ids = idsOf(rows);
  const jobs = await database.transaction().execute(async (transaction) => {
    const { rows: gone } = await sql`delete from jobs.job where data->>'id' = any(${ids}) returning id`.execute(
      transaction,
    );
    await transaction.deleteFrom('status_history').where('subject_id', 'in', orNone(ids)).execute();
    await transaction.deleteFrom('site.mail').where('subject_id', 'in', orNone(ids)).execute();
    for (const table of Object.keys(tables) as Table[]) {
      // All four tables have an id.
      await transaction
        .deleteFrom(table as 'leads')
        .where('id', 'in', orNone(ids))
        .execute();
    }
    return gone.length;
  });
  const keys = rows.career_applications.flatMap(({ cv_path: key }) => (key ? [key] : []));
  for (const key of keys) await objects.remove(key);
  const mails = (await mailFiles(dataDir)).filter(({ id }) => ids.includes(id));
  for (const { file } of mails) await rm(file, { force: true });
  const counts = Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, found.length]));
  return { ...counts, cvs: keys.length, mails: mails.length, jobs };
}

async function rowsOf(database: Kysely<DB>, person: PersonKey): Promise<Rows> {
  const [by, wanted] =
    'email' in person ? (['email', person.email.trim().toLowerCase()] as const) : (['phone', person.phone] as const);
  const read = async (table: Table) => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where lower(${sql.ref(tables[table][by])}) = ${wanted} order by created_at`.execute(
      database,
    );
    return rows;
  };
  const rows = {
    venue_bookings: await read('venue_bookings'),
    room_bookings: await read('room_bookings'),
    leads: await read('leads'),
    career_applications: await read('career_applications'),
  };
  // A booking and its lead are erased together, also where staff corrected an address in one of them.
  const bookings = [...rows.venue_bookings, ...rows.room_bookings].map(({ id }) => id);
  const { rows: more } = await sql<Row>`
    select * from leads where booking_id = any(${bookings}::uuid[])
       and lower(${sql.ref(tables.leads[by])}) is distinct from ${wanted}`.execute(database);
  const leads = [...rows.leads, ...more];
  // Enquiries of one family that were merged are erased together, with their bookings.
  const { rows: merged } = await sql<Row>`
    select l.* from leads l
     where l.id <> all (${idsOf({ leads })}::uuid[])
       and (l.merged_into = any (${idsOf({ leads })}::uuid[])
            or l.id in (select t.merged_into from leads t where t.id = any (${idsOf({ leads })}::uuid[])))`.execute(
    database,
  );
  const all = [...leads, ...merged];
  const ofLeads = async (table: 'venue_bookings' | 'room_bookings') => {
    const { rows: booked } = await sql<Row>`
      select * from ${sql.table(table)}
       where id = any (${all.flatMap(({ booking_id }) => (booking_id ? [String(booking_id)] : []))}::uuid[])
         and id <> all (${idsOf({ [table]: rows[table] })}::uuid[])`.execute(database);
    return [...rows[table], ...booked];
  };
  return {
    ...rows,
    venue_bookings: await ofLeads('venue_bookings'),
    room_bookings: await ofLeads('room_bookings'),
    leads: all,
  };
}

async function recordsOf(database: Kysely<DB>, table: 'status_history' | 'site.mail', ids: string[]) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where subject_id = any(${ids}::uuid[])`.execute(database);
  return rows;
}

/** Returns the notes and changes of staff, which are erased with the rows that they are about. */
async function changesOf(database: Kysely<DB>, ids: string[]) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from desk.change where lead_id = any(${ids}::uuid[]) or application_id = any(${ids}::uuid[])`.execute(
    database,
  );
  return rows;
}

/** Returns what is promised to the person. The diary keeps it without them once they are erased. */
async function functionsOf(database: Kysely<DB>, ids: string[]) {
  const { rows } = await sql<Record<string, unknown>>`
    select f.reference, f.property, f.kind, f.starts_at, f.ends_at, f.state, f.expected_guests, f.guaranteed_guests, f.amount_inr
      from diary.function f join diary.event e on e.id = f.event_id
     where e.lead_id = any (${ids}::uuid[]) order by f.starts_at`.execute(database);
  return rows;
}

function idsOf(rows: Partial<Rows>): string[] {
  return Object.values(rows).flatMap((found) => found.map(({ id }) => id));
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** SQL has no empty list. */
function orNone(ids: string[]): string[] {
  return ids.length > 0 ? ids : [nobody];
}
