import { type Kysely, sql, type Transaction } from 'kysely';
import { mailboxKey } from '#app/forms/mailbox.server.ts';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import type { DB } from '#platform/database/types.ts';

/**
 * So many acknowledgements are sent to one mailbox in a day at most, because anybody can type any address into a form.
 * How many one network causes is bounded by what the spam filter holds back.
 */
export const acknowledgementsPerDay = 3;

export interface SentMailRecord {
  /** The local part of the Message-ID. */
  id: string;
  of: SubmissionTable;
  subjectId: string;
  kind: 'acknowledgement' | 'alert';
  /** The address as it was typed. */
  recipient: string;
}

/** Records the result of every mail, for staff and for the nightly check; all replicas share the records. */
export interface SentMailRecords {
  /**
   * Records a try. `over`: this mail needs no more tries; it was sent, refused for good, or withheld because its
   * recipient had enough acknowledgements within a day, however many replicas sent them.
   */
  begin(entry: SentMailRecord): Promise<'go' | 'over'>;
  /** Records how a try ended; `error` is the server's code and answer, without addresses. */
  end(id: string, state: 'sent' | 'waiting' | 'bounced' | 'failed', error?: string): Promise<void>;
}

export function openSentMailRecords(database: Kysely<DB>, secret: string): SentMailRecords {
  return {
    async begin({ id, of, subjectId, kind, recipient }) {
      const mailbox = mailboxKey(recipient, secret);
      const state = await database.transaction().execute(async (transaction) => {
        // It stands there already, unless staff released what was held back.
        if (kind === 'acknowledgement') await reserveAcknowledgement(transaction, { id, of, subjectId, mailbox });
        const { rows } = await sql<{ state: string }>`
          insert into site.mail as mail (id, subject_table, subject_id, kind, recipient_hash, tries, tried_at)
          values (${id}, ${of}, ${subjectId}, ${kind}, ${mailbox}, 1, now())
          on conflict (id) do update
            set tries = mail.tries + 1, tried_at = now(),
                state = case when mail.state = 'failed' then 'waiting' else mail.state end
          returning state`.execute(transaction);
        return rows[0]?.state;
      });
      return state === 'waiting' ? 'go' : 'over';
    },
    async end(id, state, error) {
      await database
        .updateTable('site.mail')
        .set({ state, last_error: error?.slice(0, 200) ?? null, ...(state === 'sent' && { sent_at: new Date() }) })
        .where('id', '=', id)
        .execute();
    },
  };
}

interface Reservation extends Pick<SentMailRecord, 'id' | 'of' | 'subjectId'> {
  /** The keyed hash of the recipient's mailbox. */
  mailbox: string;
}

/**
 * Takes one of the mailbox's acknowledgements of the day in the transaction that stores what it acknowledges, so that the
 * visitor can be told at once whether a mail goes out. Returns `withheld` if none is left, and the same for the same mail
 * whenever it is asked.
 */
export async function reserveAcknowledgement(
  transaction: Transaction<DB>,
  { id, of, subjectId, mailbox }: Reservation,
): Promise<'waiting' | 'withheld'> {
  // Two replicas that count at the same moment would both find room for one more.
  await sql`select pg_advisory_xact_lock(('x' || ${mailbox.slice(0, 16)})::bit(64)::bigint)`.execute(transaction);
  const { rows } = await sql<{ state: 'waiting' | 'withheld' }>`
    insert into site.mail as mail (id, subject_table, subject_id, kind, recipient_hash, state)
    select ${id}, ${of}, ${subjectId}, 'acknowledgement', ${mailbox},
           case when count(*) >= ${acknowledgementsPerDay} then 'withheld' else 'waiting' end
      from site.mail recent
     where recent.recipient_hash = ${mailbox} and recent.kind = 'acknowledgement' and recent.id <> ${id}
       and recent.state in ('waiting', 'sent') and recent.created_at > now() - interval '24 hours'
    on conflict (id) do nothing
    returning state`.execute(transaction);
  return rows[0]?.state ?? 'waiting';
}
