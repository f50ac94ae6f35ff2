import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SubmissionTable } from '#app/forms/server/store-once.server.ts';
import type { DB } from '#platform/database/types.ts';

/**
 * So many acknowledgements are sent to one address in a day at most, because anybody can type any address into a form.
 */
export const acknowledgementsPerDay = 5;

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
  const hashOf = (address: string) => createHmac('sha256', secret).update(mailboxOf(address)).digest('hex');

  return {
    async begin({ id, of, subjectId, kind, recipient }) {
      const hash = hashOf(recipient);
      const state = await database.transaction().execute(async (transaction) => {
        if (kind === 'acknowledgement') {
          // Two replicas that count at the same moment would both find room for one more.
          const lock = hash.slice(0, 16);
          await sql`select pg_advisory_xact_lock(('x' || ${lock})::bit(64)::bigint)`.execute(transaction);
        }
        const { rows } = await sql<{ state: string }>`
          insert into site.mail as mail (id, subject_table, subject_id, kind, recipient_hash, tries, tried_at, state)
          select ${id}, ${of}, ${subjectId}, ${kind}, ${hash}, 1, now(),
                 case when ${kind} = 'acknowledgement' and count(*) >= ${acknowledgementsPerDay}
                      then 'withheld' else 'waiting' end
            from site.mail recent
           where recent.recipient_hash = ${hash} and recent.kind = 'acknowledgement' and recent.id <> ${id}
             and recent.state in ('waiting', 'sent') and recent.created_at > now() - interval '24 hours'
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

/** Two spellings of an address are one mailbox: case and what follows a plus are ignored. */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^([^+@]*)\+[^@]*@/, '$1@');
}
