import { type Kysely, sql } from 'kysely';
import type { EmailContent } from '#app/emails/email-layout.server.ts';
import { type Day, formatDay } from '#app/language/dates.ts';
import { durationInWords } from '#app/language/duration-in-words.ts';
import type { DB } from '#platform/database/types.ts';
import { describeLead, isOpen, type ListedLead, listLeads } from './open-leads.server.ts';

interface DigestParts {
  database: Kysely<DB>;
  /** The properties' names by slug. */
  nameOf: (slug: string | null) => string | undefined;
  day: Day;
  /** The properties' slugs; absent for all properties. */
  properties?: readonly string[];
  /** The address of the desk; absent if the site does not know its own address. */
  deskUrl?: string | undefined;
}

const most = 60;

/**
 * The list that the team gets at eight in the morning: overdue enquiries, then those due today. It names no guests,
 * because a mail about many people could not be found again to erase one of them.
 */
export async function digestEmail({ database, nameOf, day, properties, deskUrl }: DigestParts): Promise<EmailContent> {
  const own = properties ? sql<boolean>`l.venue_id = any(${[...properties]})` : sql<boolean>`true`;
  const endOfDay = `${day}T23:59:59+05:30`;
  const [open, yesterday, held] = await Promise.all([
    listLeads(database, sql<boolean>`${isOpen} and ${own} and l.due_at <= ${endOfDay}::timestamptz`, most),
    countYesterday(database, day, own),
    countHeld(database, own),
  ]);
  const now = Date.now();
  const overdue = open.filter(({ due_at }) => due_at.getTime() < now);
  const due = open.filter(({ due_at }) => due_at.getTime() >= now);
  const line = (clock: (minutes: number) => string) => (lead: ListedLead) => {
    const minutes = Math.abs(now - lead.due_at.getTime()) / 60_000;
    return [lead.reference, `${clock(minutes)}: ${describeLead(lead, nameOf(lead.property))}`] satisfies [
      string,
      string,
    ];
  };
  const counted = `${yesterday.received} came in yesterday, ${yesterday.answered} of them are answered.`;
  return {
    language: 'en',
    subject: `${formatDay(day)}: ${overdue.length} overdue, ${due.length} due today`,
    opening: [
      open.length === 0
        ? 'Every enquiry that is due today is answered.'
        : `${overdue.length} overdue, ${due.length} due today. Families decide early: answer the first ones first.`,
      ...(open.length === most ? [`The ${most} most urgent are listed; the desk has the others.`] : []),
    ],
    facts: [
      ...overdue.map(line((minutes) => `Overdue ${durationInWords(minutes)}`)),
      ...due.map(line((minutes) => `Due in ${durationInWords(minutes)}`)),
    ],
    closing: [counted, ...held, ...(deskUrl ? [`The desk: ${deskUrl}`] : [])],
  };
}

async function countYesterday(database: Kysely<DB>, day: Day, own: ReturnType<typeof sql<boolean>>) {
  const { rows } = await sql<{ received: number; answered: number }>`
    select count(*)::int as received, count(l.first_response_at)::int as answered
      from leads l
     where l.created_at >= ${`${day}T00:00:00+05:30`}::timestamptz - interval '1 day'
       and l.created_at < ${`${day}T00:00:00+05:30`}::timestamptz
       and l.quarantine in ('none', 'released') and ${own}`.execute(database);
  return rows[0] ?? { received: 0, answered: 0 };
}

/** A sentence on what the spam filter held back; none if nothing waits. */
async function countHeld(database: Kysely<DB>, own: ReturnType<typeof sql<boolean>>): Promise<string[]> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from leads l where l.quarantine = 'held' and ${own}`.execute(database);
  const held = rows[0]?.held ?? 0;
  return held > 0 ? [`${held} held back until somebody has looked at them: their 24 hours run as well.`] : [];
}
