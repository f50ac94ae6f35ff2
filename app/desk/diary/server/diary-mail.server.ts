import { type Kysely, sql } from 'kysely';
import { challengeHours, hoursInWords } from '#app/diary/function-times.ts';
import type { Mail } from '#app/emails/email-layout.server.ts';
import { notifyDesks } from '#app/enquiries/desk-notifier.server.ts';
import { formatMoment, formatWeekday, todayInIndia } from '#app/language/dates.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { Config } from '#platform/config.ts';
import type { DB } from '#platform/database/types.ts';
import { type DiaryFunction, type FunctionKind, kindLabels } from '../diary-function.ts';

interface Parts {
  database: Kysely<DB>;
  config: Pick<Config, 'salesInbox' | 'publicUrl'>;
}

interface Notice extends Pick<DiaryFunction, 'reference' | 'spaces' | 'starts' | 'ends' | 'expires' | 'owner'> {
  kind: 'expired' | 'promoted' | 'challenged' | 'ends-in-48' | 'ends-in-24';
  at: Date;
  function: FunctionKind;
  propertyName: string | null;
}

const subjects: Record<Notice['kind'], string> = {
  expired: 'Option expired',
  promoted: 'First option now',
  challenged: 'Option challenged',
  'ends-in-48': 'Option ends in two days',
  'ends-in-24': 'Option ends within a day',
};

/** Null if the option that was to end is confirmed, released or held for longer since. */
export async function diaryMail({ database, config }: Parts, id: string): Promise<Mail | null> {
  const { rows } = await sql<Notice>`
    select n.kind, n.at, f.reference, f.kind as function, h.name as "propertyName", f.starts_at as starts, f.ends_at as ends,
           f.expires_at as expires, u.email as owner,
           array(select s.name::text from hotel_spaces s where s.id = any (f.spaces) order by s.sort_order) as spaces
      from diary.notice n
      join diary.function f on f.id = n.function_id
      left join hotels h on h.slug = f.property
      left join staff."user" u on u.id = f.owner_id and u.removed_at is null
     where n.id = ${id} and (n.ends is null or (f.state = 'option' and f.expires_at = n.ends))`.execute(database);
  const [notice] = rows;
  if (!notice) return null;
  const { kind, at, reference, starts, ends, owner } = notice;
  return {
    id: `diary-${id}`,
    date: at,
    to: owner ?? config.salesInbox,
    content: {
      language: 'en',
      subject: `${subjects[kind]}: ${reference}, ${notice.spaces.join(' and ')}`,
      opening: opening(notice),
      facts: [
        ['Reference', reference],
        ['Function', kindLabels[notice.function]],
        ['Where', [notice.spaces.join(', '), notice.propertyName].filter(Boolean).join(', ')],
        ['When', `${formatWeekday(todayInIndia(starts))}, ${hoursInWords(starts, ends)}`],
      ],
      closing: config.publicUrl ? [`The diary: ${config.publicUrl}/desk/diary/functions/${reference}`] : [],
    },
  };
}

function opening({ kind, expires }: Notice): string[] {
  const until = expires ? ` It is kept until ${formatMoment(expires)} (India time).` : '';
  switch (kind) {
    case 'expired':
      return ['Your option has expired and its spaces are released.'];
    case 'promoted':
      return [`The option before yours is gone: yours holds the spaces now.${until}`];
    case 'challenged':
      return [
        `A colleague has a second option for the same time and asks you to decide within ${challengeHours} hours.`,
        `Confirm your option or release it.${until}`,
      ];
    case 'ends-in-48':
    case 'ends-in-24':
      return [`Confirm it, hold it for longer or release it: else its spaces are released then.${until}`];
  }
}

const batch = 50;

/** Queues a mail for each owner whose option expired, moved up, is challenged or ends soon, once for all replicas. */
export async function queueDiaryMails(database: Kysely<DB>): Promise<number> {
  await sql`select diary.settle_due(), diary.note_endings()`.execute(database);
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      update diary.notice set queued_at = now()
       where id in (select id from diary.notice where queued_at is null order by at limit ${batch} for update skip locked)
      returning id`.execute(transaction);
    const mails = rows.map(({ id }) => ({ mail: 'diary', id }) as const);
    if (mails.length > 0) {
      await sendJobs(transaction, 'desk-mail', mails);
      await notifyDesks(transaction);
    }
    return rows.length;
  });
}
