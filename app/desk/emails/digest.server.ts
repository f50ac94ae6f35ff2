import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type FunctionKind, kindLabels } from '#app/desk/diary/diary-function.ts';
import { endsSoon } from '#app/desk/diary/server/function-rows.server.ts';
import { stepLabels } from '#app/desk/enquiry/next-step.ts';
import { isStepDue } from '#app/desk/inbox/server/inbox.server.ts';
import type { EmailContent } from '#app/emails/email-layout.server.ts';
import { type Day, formatDay, formatMoment } from '#app/language/dates.ts';
import { durationInWords } from '#app/language/duration-in-words.ts';
import type { DB } from '#platform/database/types.ts';
import { describeLead, isOpen, type ListedLead, listLeads } from './open-leads.server.ts';

interface DigestParts {
  database: Kysely<DB>;
  /** The properties' names by slug. */
  nameOf: (slug: string | null) => string | undefined;
  day: Day;
  /** Who reads it, and their properties' slugs; absent for all enquiries. */
  reader?: { id: string; properties: readonly string[] } | undefined;
  /** The address of the desk; absent if the site does not know its own address. */
  deskUrl?: string | undefined;
}

const most = 60;

/**
 * The list that the team gets at eight in the morning: overdue enquiries, then those due today, what is to be done
 * next, and options that end soon. A person gets what is theirs or nobody's yet. It names no guests,
 * because a mail about many people could not be found again to erase one of them.
 */
export async function digestEmail({ database, nameOf, day, reader, deskUrl }: DigestParts): Promise<EmailContent> {
  const house = reader ? sql<boolean>`l.venue_id = any(${[...reader.properties]})` : sql<boolean>`true`;
  const own = reader
    ? sql`${house} and (l.assigned_to is null or l.assigned_to = ${reader.id}
        or not exists (select from staff."user" u where u.id = l.assigned_to and u.removed_at is null))`
    : house;
  const endOfDay = `${day}T23:59:59+05:30`;
  const [open, steps, ending, { received, answered, held }] = await Promise.all([
    listLeads(database, sql<boolean>`${isOpen} and ${own} and l.due_at <= ${endOfDay}::timestamptz`, most),
    listLeads(database, sql<boolean>`${isStepDue} and ${own}`, most),
    endingOptions(database, reader?.id),
    countLeads(database, day, house),
  ]);
  const now = Date.now();
  const overdue = open.filter(({ due_at }) => due_at.getTime() < now);
  const due = open.filter(({ due_at }) => due_at.getTime() >= now);
  const line =
    (word: string) =>
    (lead: ListedLead): [string, string] => {
      const time = durationInWords(Math.abs(now - lead.due_at.getTime()) / 60_000);
      return [lead.reference, `${word} ${time}: ${about(lead)}`];
    };
  const link = (path: string) => (deskUrl ? `\n${deskUrl}${path}` : '');
  const about = (lead: ListedLead) =>
    `${describeLead(lead, nameOf(lead.property))}${link(`/enquiries/${lead.reference}`)}`;
  return {
    language: 'en',
    subject: `${formatDay(day)}: ${overdue.length} overdue, ${due.length} due today${steps.length > 0 ? `, ${steps.length} to do` : ''}`,
    opening: [
      open.length === 0
        ? 'Every enquiry that is due today is answered.'
        : `${overdue.length} overdue, ${due.length} due today. Families decide early: answer the first ones first.`,
      ...(open.length === most ? [`The ${most} most urgent are listed; the desk has the others.`] : []),
    ],
    facts: [
      ...overdue.map(line('Overdue')),
      ...due.map(line('Due in')),
      ...steps.map((lead): [string, string] => [lead.reference, `${stepDue(lead, day)}: ${about(lead)}`]),
      ...ending.map(({ reference, kind, property, expires }): [string, string] => [
        reference,
        `Option ends ${formatMoment(expires)}: ${kindLabels[kind]}, ${nameOf(property) ?? property}${link(`/diary/functions/${reference}`)}`,
      ]),
    ],
    closing: [
      `${received} came in yesterday, ${answered} of them are answered.`,
      ...(held > 0 ? [`${held} held back until somebody has looked at them: their 24 hours run as well.`] : []),
      ...(deskUrl ? [`My day: ${deskUrl}/my-day`] : []),
    ],
  };
}

/** The options that end within two days, the first one first. */
async function endingOptions(database: Kysely<DB>, owner: string | undefined) {
  const { rows } = await sql<{ reference: string; kind: FunctionKind; property: string; expires: Date }>`
    select f.reference, f.kind, f.property, f.expires_at as expires from diary.function f
     where ${endsSoon} and ${owner ? sql`f.owner_id = ${owner}` : sql`true`}
     order by f.expires_at limit ${most}`.execute(database);
  return rows;
}

/** What is to be done, without its words, which may name a guest. */
function stepDue({ step_kind: kind, step_on: on }: ListedLead, day: Day): string {
  if (!kind || !on) return 'Nothing is planned next';
  return `${stepLabels[kind]}${on < day ? `, since ${formatDay(on)}` : ', today'}`;
}

/** Counts what came in yesterday, how many of these are answered, and what the spam filter holds back. */
async function countLeads(database: Kysely<DB>, day: Day, house: RawBuilder<boolean>) {
  const midnight = sql`${`${day}T00:00:00+05:30`}::timestamptz`;
  const { rows } = await sql<{ received: number; answered: number; held: number }>`
    with yesterday as (
      select l.first_response_at from leads l
       where l.created_at >= ${midnight} - interval '1 day' and l.created_at < ${midnight}
         and l.quarantine in ('none', 'released') and l.merged_into is null and ${house})
    select (select count(*)::int from yesterday) as received,
           (select count(first_response_at)::int from yesterday) as answered,
           (select count(*)::int from leads l where l.quarantine = 'held' and ${house}) as held`.execute(database);
  return rows[0] ?? { received: 0, answered: 0, held: 0 };
}
