import { readFile, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type CvScan, isCvHeld } from '#app/careers/cv-scan.ts';
import { bookingStatuses } from '#app/desk/enquiry/lead-status-changes.ts';
import type { LeadStatus } from '#app/desk/inbox/inbox.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { mailFiles } from './forget-expired.server.ts';

interface Parts {
  /** The owner's connection, because the site itself may delete nothing. */
  database: Kysely<DB>;
  objects: Pick<ObjectStore, 'read' | 'describe' | 'remove'>;
  dataDir: string;
}

const tables = ['venue_bookings', 'room_bookings', 'leads', 'career_applications'] as const;
type Table = (typeof tables)[number];

type Row = { id: string; cv_path?: string | null } & Record<string, unknown>;
type Rows = Record<Table, Row[]>;

/** What somebody is looked for by: the enquiry or application that asks, and the e-mail address or the number ("+919810000001") there. */
export interface PersonKey {
  reference?: string | null;
  email?: string | null;
  phone?: string | null;
}

/**
 * A record that may be this person's: an enquiry with its booking, or an application. Nobody has confirmed the contact
 * in it, so it is theirs only if somebody who knows says so.
 */
export interface PersonRecord {
  reference: string;
  /** The lead's source, or "application". */
  source: string;
  name: string;
  /** ISO 8601. */
  at: string;
  /** What connects it with this person. */
  why: ('asked' | 'email' | 'phone' | 'merged')[];
}

/** Lists everything that names this contact or was merged with what does, and why it is in the list. */
export async function findPersonRecords(database: Kysely<DB>, person: PersonKey): Promise<PersonRecord[]> {
  const email = person.email?.trim().toLowerCase() || null;
  const { reference = null, phone = null } = person;
  const { rows } = await sql<
    Omit<PersonRecord, 'at' | 'why'> & { at: Date } & Record<PersonRecord['why'][number], boolean | null>
  >`
    with booking as (
      select id, reference, name, lower(email) as email, phone, created_at from venue_bookings
       where lower(email) = ${email} or phone = ${phone}
      union all
      select id, reference, name, lower(email), phone, created_at from room_bookings
       where lower(email) = ${email} or phone = ${phone}),
    named as (
      select id, merged_into from leads
       where reference = ${reference} or lower(customer_email) = ${email} or customer_phone = ${phone}
          or booking_id in (select id from booking)),
    merged as (
      select id from leads where merged_into in (select id from named union select merged_into from named)
      union select merged_into from named where merged_into is not null)
    select l.reference, l.source, l.customer_name as name, l.created_at as at, l.reference = ${reference} as asked,
           coalesce(lower(l.customer_email) = ${email}, false) or coalesce(b.email = ${email}, false) as email,
           coalesce(l.customer_phone = ${phone}, false) or coalesce(b.phone = ${phone}, false) as phone,
           l.id in (select id from merged) as merged
      from leads l left join booking b on b.id = l.booking_id
     where l.id in (select id from named union select id from merged)
    union all
    select reference, 'venue_booking', name, created_at, false, email = ${email}, phone = ${phone}, false from booking b
     where not exists (select from leads l where l.reference = b.reference)
    union all
    select reference, 'application', name, created_at, reference = ${reference}, lower(email) = ${email}, phone = ${phone}, false
      from career_applications where reference = ${reference} or lower(email) = ${email} or phone = ${phone}
     order by at, reference`.execute(database);
  return rows.map(({ at, asked, email: byEmail, phone: byPhone, merged, ...record }) => ({
    ...record,
    at: at.toISOString(),
    why: Object.entries({ asked, email: byEmail, phone: byPhone, merged }).flatMap(([why, holds]) =>
      holds ? [why as PersonRecord['why'][number]] : [],
    ),
  }));
}

/** The records of a person that an administrator chose, and how many others there are. */
export interface ChosenRecords {
  person: PersonKey;
  chosen: PersonRecord[];
  leftOut: number;
}

/** Finds a person's records and takes those with these references; no others, however much they look like theirs. */
export async function choosePersonRecords(
  database: Kysely<DB>,
  person: PersonKey,
  references: readonly string[],
): Promise<ChosenRecords> {
  const found = await findPersonRecords(database, person);
  const chosen = found.filter(({ reference }) => references.includes(reference));
  return { person, chosen, leftOut: found.length - chosen.length };
}

/** Returns all data of the chosen records, for that person to read: rows, CVs, mails and the history. */
export async function exportPerson({ database, objects, dataDir }: Parts, { person, chosen, leftOut }: ChosenRecords) {
  const rows = await rowsOf(database, chosen);
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
  const papers: { name: string; base64: string }[] = [];
  for (const { path, name } of await papersOf(database, ids))
    if (await objects.describe(path))
      papers.push({ name, base64: (await buffer(await objects.read(path))).toString('base64') });
  const mails = (await mailFiles(dataDir)).filter(({ id }) => ids.includes(id));
  return {
    person,
    about: {
      note: 'Whoever fills in a form can type any e-mail address and any phone number, so an address alone proves nothing. Each of these records was chosen by hand as this person’s; others that name the same contact are not part of this document.',
      records: chosen,
      records_left_out: leftOut,
    },
    ...rows,
    leads: rows.leads.map((lead) => ({ ...lead, merged_into: ids.find((id) => id === lead.merged_into) ?? null })),
    status_history: await recordsOf(database, 'status_history', ids),
    // The notes and changes of staff are erased with the rows that they are about.
    notes_and_changes: withoutOthers(await recordsOf(database, 'desk.change', ids), chosen),
    functions: await functionsOf(database, ids),
    mails_sent: await recordsOf(database, 'site.mail', ids),
    events: await recordsOf(database, 'site.events', ids),
    private_links: (await recordsOf(database, 'site.family_link', ids)).map(({ token_hash: _, ...link }) => link),
    mail_files: await Promise.all(mails.map(({ file }) => readFile(file, 'utf8'))),
    cvs,
    papers,
  };
}

/** Erases the chosen records everywhere except in backups, which expire by themselves. It is safe to repeat. */
export async function erasePerson({ database, objects, dataDir }: Parts, { chosen }: Pick<ChosenRecords, 'chosen'>) {
  const rows = await rowsOf(database, chosen);
  const ids = idsOf(rows);
  const papers = await papersOf(database, ids);
  const jobs = await database.transaction().execute(async (transaction) => {
    const gone = await sql`delete from jobs.job where data->>'id' = any(${ids}) returning id`.execute(transaction);
    const erase = (table: string, column: string) =>
      sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(transaction);
    // Nothing is counted from the events, and what another program was not told yet it need not know.
    for (const table of ['status_history', 'site.mail', 'site.events', 'site.family_link'])
      await erase(table, 'subject_id');
    await separate(transaction, ids);
    for (const table of tables) await erase(table, 'id');
    return gone.rows.length;
  });
  const keys = rows.career_applications.flatMap(({ cv_path: key }) => (key ? [key] : []));
  for (const key of [...keys, ...papers.map(({ path }) => path)]) await objects.remove(key);
  const mails = (await mailFiles(dataDir)).filter(({ id }) => ids.includes(id));
  for (const { file } of mails) await rm(file, { force: true });
  const counts = Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, found.length]));
  return { ...counts, cvs: keys.length, mails: mails.length, jobs };
}

/**
 * Whoever was merged into an erased enquiry and stays goes on as it stood, with what is held in the diary: that was
 * joined for work, and may be another person's.
 */
async function separate(transaction: Transaction<DB>, ids: string[]): Promise<void> {
  await sql`
    update diary.event e set lead_id = stays.id
      from (select distinct on (merged_into) merged_into, id from leads
             where merged_into = any (${ids}::uuid[]) and id <> all (${ids}::uuid[]) order by merged_into, created_at) stays
     where e.lead_id = stays.merged_into`.execute(transaction);
  // Its clock runs on as well: merging had counted as an answer to it.
  const { rows } = await sql<{ booking: string | null; source: string; status: LeadStatus; answered: Date | null }>`
    update leads l
       set status = gone.status, lost_reason = gone.lost_reason, first_response_at = gone.first_response_at,
           merged_into = null, version = l.version + 1
      from leads gone
     where gone.id = l.merged_into and gone.id = any (${ids}::uuid[]) and l.id <> all (${ids}::uuid[])
    returning l.booking_id as booking, l.source, l.status, l.first_response_at as answered`.execute(transaction);
  for (const { booking, source, status, answered } of rows) {
    if (booking === null) continue;
    const table = source === 'room_booking' ? 'room_bookings' : 'venue_bookings';
    await sql`update ${sql.table(table)}
                 set status = ${bookingStatuses[status]}, first_response_at = ${answered}::timestamptz
               where id = ${booking}`.execute(transaction);
  }
}

/** Reads the rows of these records. A booking and its lead have one reference. */
async function rowsOf(database: Kysely<DB>, records: readonly PersonRecord[]): Promise<Rows> {
  const references = records.map(({ reference }) => reference);
  const read = async (table: Table) => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where reference = any (${references}::text[]) order by created_at`.execute(
      database,
    );
    return [table, rows] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(read))) as Rows;
}

/** Returns what a table has about these enquiries and applications. */
async function recordsOf(
  database: Kysely<DB>,
  table: 'status_history' | 'site.mail' | 'site.events' | 'site.family_link' | 'desk.change',
  ids: string[],
) {
  const columns = table === 'desk.change' ? ['lead_id', 'application_id'] : ['subject_id'];
  const isTheirs = columns.map((column) => sql`${sql.ref(column)} = any(${ids}::uuid[])`);
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.join(isTheirs, sql` or `)}`.execute(database);
  return rows;
}

/** Returns what staff attached to these enquiries. */
function papersOf(database: Kysely<DB>, ids: string[]) {
  return database
    .selectFrom('desk.paper')
    .select(['path', 'name'])
    .where(sql<boolean>`lead_id = any (${ids}::uuid[])`)
    .orderBy('at')
    .execute();
}

/** Leaves out the references of other enquiries, which may be other people's: the history names what was merged. */
function withoutOthers<Told>(told: Told, chosen: readonly PersonRecord[]): Told {
  const own = new Set(chosen.map(({ reference }) => reference));
  const text = JSON.stringify(told).replace(/TV-[0-9A-Z]{6}/g, (named) =>
    own.has(named) ? named : '(another enquiry)',
  );
  return JSON.parse(text) as Told;
}

/**
 * Returns what is promised to the person. The diary keeps it without them once they are erased. What an enquiry holds
 * together with a merged one that was not chosen is left out: nobody can say whose it is.
 */
async function functionsOf(database: Kysely<DB>, ids: string[]) {
  const { rows } = await sql<Record<string, unknown>>`
    select f.reference, f.property, f.kind, f.starts_at, f.ends_at, f.state, f.expected_guests, f.guaranteed_guests, f.amount_inr
      from diary.function f join diary.event e on e.id = f.event_id
     where e.lead_id = any (${ids}::uuid[])
       and not exists (select from leads m where m.merged_into = e.lead_id and m.id <> all (${ids}::uuid[]))
     order by f.starts_at`.execute(database);
  return rows;
}

function idsOf(rows: Partial<Rows>): string[] {
  return Object.values(rows).flatMap((found) => found.map(({ id }) => id));
}
