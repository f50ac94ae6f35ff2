import { sql } from 'kysely';
import { plainEmail } from '#app/forms/form-rules.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import type { FormParts } from '#app/forms/receive-form.server.ts';
import { readReference } from '#app/forms/store-once.server.ts';
import { paths } from '#app/paths.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { Database } from '#platform/database/open-database.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { type LinkSubject, subjectTable } from './family-links.server.ts';

/** The most enquiries of one e-mail address whose links are sent at once, the newest first. */
const mostLinks = 3;

/**
 * Mails new links to the stored addresses of what was sent under a reference or an e-mail address. The answer is always
 * the same, and does not wait for the search: nobody learns here who has sent something.
 */
export async function sendNewLinks(
  { database, spamFilter, log }: Pick<FormParts, 'spamFilter' | 'log'> & { database: Pick<Database, 'writes'> },
  { contact = '' }: FormValues,
  sender: SenderFacts,
): Promise<SubmitResult> {
  const typed = plainEmail(contact).slice(0, 255);
  const verdict = await spamFilter.judge({ sender, email: typed, words: null });
  if (verdict.kind === 'flood') return verdict;
  if (typed && verdict.spamReasons.length === 0)
    void queueLinks(database, typed).catch((error: unknown) =>
      log.warn({ error: errorFields(error) }, 'new links could not be queued'),
    );
  const record = { id: '', reference: '', mail: 'goes' } as const;
  return { kind: 'stored', enquiry: record, repeated: true, location: paths.family(undefined, 'link') };
}

function queueLinks({ writes }: Pick<Database, 'writes'>, typed: string): Promise<void> {
  return writes.transaction().execute(async (transaction) => {
    const reference = readReference(typed);
    const { rows } = await sql<LinkSubject>`
      select ${subjectTable} as of,
             coalesce(l.booking_id, l.id) as id, l.created_at
        from leads l
       where l.quarantine in ('none', 'released') and l.customer_email is not null
         and (l.reference = ${reference} or lower(l.customer_email) = ${typed})
      union all
      select 'career_applications', a.id, a.created_at from career_applications a
       where a.quarantine in ('none', 'released') and (a.reference = ${reference} or a.email = ${typed})
       order by created_at desc limit ${mostLinks}`.execute(transaction);
    const jobs = rows.map(({ of, id }) => ({ of, id, mail: 'link' as const, about: crypto.randomUUID() }));
    if (jobs.length > 0) await sendJobs(transaction, 'enquiry-mail', jobs);
  });
}
