import { type Kysely, sql } from 'kysely';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';

/** The inconsistencies of the records, each with the references or ids that it concerns. */
export interface Findings {
  /** Bookings without a lead, or with one that contradicts them. */
  bookingsWithoutLead: string[];
  /** Leads whose booking is missing. */
  leadsWithoutBooking: string[];
  /** Mails that were not sent and have no job; they are queued again. */
  mailQueuedAgain: string[];
  /** Mails of the last month that were given up or refused, so that staff can call instead. */
  mailNotDelivered: string[];
  /** Applications whose CV is not in the store. */
  applicationsWithoutFile: string[];
  checked: { bookings: number; leads: number; applications: number; mails: number };
}

interface Parts {
  database: Kysely<DB>;
  objects: Pick<ObjectStore, 'describe'>;
}

/**
 * Checks that each booking has exactly one lead, each row its mails and each application its file. A lost mail is
 * queued again and goes out under its former Message-ID; everything else is reported.
 */
export async function audit({ database, objects }: Parts): Promise<Findings> {
  const bookings = await sql<{ reference: string }>`
    select b.reference from (
      select id, reference, 'venue_booking' as source from venue_bookings
      union all select id, reference, 'room_booking' from room_bookings) b
    where (select count(*) from leads l
            where l.booking_id = b.id and l.source = b.source and l.reference = b.reference) <> 1`.execute(database);
  const leads = await sql<{ reference: string }>`
    select l.reference from leads l
     where l.booking_id is not null
       and not exists (select from venue_bookings b where b.id = l.booking_id)
       and not exists (select from room_bookings b where b.id = l.booking_id)`.execute(database);
  const lost = await lostMails(database);
  if (lost.length > 0) {
    await database.transaction().execute((transaction) =>
      sendJobs(
        transaction,
        'enquiry-mail',
        lost.map(({ subject: of, id, kind: mail }) => ({ of, id, mail })),
      ),
    );
  }
  const undelivered = await database
    .selectFrom('site.mail')
    .select(['subject_table', 'subject_id', 'kind', 'state'])
    .where('state', 'in', ['failed', 'bounced'])
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('created_at')
    .execute();
  const applications = await database.selectFrom('career_applications').select(['reference', 'cv_path']).execute();
  const withoutFile: string[] = [];
  for (const { reference, cv_path } of applications) {
    // Without a path there was no room for the file, which the applicant was told.
    if (cv_path && !(await objects.describe(cv_path))) withoutFile.push(reference);
  }
  return {
    bookingsWithoutLead: bookings.rows.map(({ reference }) => reference),
    leadsWithoutBooking: leads.rows.map(({ reference }) => reference),
    mailQueuedAgain: lost.map(({ reference, kind }) => `${reference} ${kind}`),
    mailNotDelivered: undelivered.map((mail) => `${mail.subject_table} ${mail.subject_id} ${mail.kind}: ${mail.state}`),
    applicationsWithoutFile: withoutFile,
    checked: await counted(database),
  };
}

/** Whether no finding needs a person. A mail that was queued again does not need one. */
export function isClean({ checked: _, mailQueuedAgain: __, ...found }: Findings): boolean {
  return Object.values(found).every((list) => list.length === 0);
}

interface LostMail {
  subject: SubmissionTable;
  id: string;
  reference: string;
  kind: 'acknowledgement' | 'alert';
}

/** Finds mails that were due ten minutes ago, are not held back, and are neither recorded as settled nor queued. */
async function lostMails(database: Kysely<DB>): Promise<LostMail[]> {
  const found = await sql<LostMail>`
    select s.subject, s.id, s.reference, k.kind
      from (select 'venue_bookings' as subject, id, reference, created_at, quarantine from venue_bookings
            union all select 'room_bookings', id, reference, created_at, quarantine from room_bookings
            union all select 'leads', id, reference, created_at, quarantine from leads
                       where source in ('loyalty', 'website_contact') and customer_email is not null
            union all select 'career_applications', id, reference, created_at, quarantine from career_applications) s
     cross join (values ('acknowledgement'), ('alert')) k(kind)
     where s.quarantine in ('none', 'released')
       and s.created_at between now() - interval '30 days' and now() - interval '10 minutes'
       and not exists (select from site.mail m
                        where m.subject_table = s.subject and m.subject_id = s.id and m.kind = k.kind
                          and m.state <> 'waiting')
       and not exists (select from jobs.job j
                        where j.name = 'enquiry-mail' and j.state in ('created', 'retry', 'active')
                          and j.data->>'id' = s.id::text and j.data->>'mail' = k.kind)
     order by s.created_at`.execute(database);
  return found.rows;
}

async function counted(database: Kysely<DB>): Promise<Findings['checked']> {
  const { rows } = await sql<Findings['checked']>`
    select (select count(*) from venue_bookings)::int + (select count(*) from room_bookings)::int as bookings,
           (select count(*) from leads)::int as leads,
           (select count(*) from career_applications)::int as applications,
           (select count(*) from site.mail)::int as mails`.execute(database);
  return rows[0] ?? { bookings: 0, leads: 0, applications: 0, mails: 0 };
}
