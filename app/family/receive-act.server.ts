import { type Kysely, sql, type Transaction } from 'kysely';
import { moreFunctions } from '#app/enquiries/functions/function-fields.ts';
import { readForm } from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { type FormParts, type Receiver, submitForm, type VisitorForm } from '#app/forms/receive-form.server.ts';
import { answerDue, hashOf, type Stored, type Submission } from '#app/forms/store-once.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import {
  type ActBefore,
  type ActRecord,
  type ConfirmedAct,
  confirmedActs,
  type EventPlan,
  type FamilyAct,
  familyActs,
  visitStep,
  wordOf,
} from './family-acts.ts';
import type { FamilyLink, FamilyLinks } from './family-links.server.ts';
import { messageRules, readChange, requiredOf, visitRules, wishedMoments } from './family-rules.ts';
import { type FamilyPages, planOf, type SubjectRow, subjectOf } from './read-family-page.server.ts';
import { sendNewLinks } from './send-new-links.server.ts';

interface Parts extends FormParts {
  database: Pick<Database, 'writes'>;
  links: FamilyLinks;
  pages: FamilyPages;
  appSecret: string;
}

/** Takes what is posted on a family's page, by its script or without one. */
export function createFamilyReceiver(parts: Parts): Receiver {
  return {
    appSecret: parts.appSecret,
    required: requiredOf,
    /** A form without a script asks for the fields of one more function. */
    more: moreFunctions,
    async submit(values, sender) {
      if (values.act === 'link') return sendNewLinks(parts, values, sender);
      const { key = '' } = values;
      const opened = await parts.pages.open(key, sender.address);
      if (opened.kind === 'wait') return { kind: 'flood', retryAfter: opened.seconds };
      if (opened.kind === 'away') return { kind: 'unavailable' };
      const act = familyActs.find((known) => known === values.act);
      if (opened.kind === 'ended' || opened.link.readsOnly || !act) return { kind: 'ended' };
      const form = actForm({ ...parts, act, key }, opened.link, opened.subject);
      return submitForm(form, values, sender, parts);
    },
  };
}

/** An act as it was read, before it is compared with how things stand. */
interface ReadAct {
  act: FamilyAct;
  changed?: EventPlan;
  visit?: Pick<ActRecord, 'what' | 'wishes'>;
  note: string | null;
  /** Whether it asks for data without the link of the stored address, so that this link is to be mailed first. */
  needsMail: boolean;
}

function actForm(
  { database, links, act, key }: Pick<Parts, 'database' | 'links'> & { act: FamilyAct; key: string },
  link: FamilyLink,
  subject: SubjectRow,
): VisitorForm<ReadAct> {
  return {
    name: 'family',
    read(values) {
      const reading = readAct(act, values, subject);
      if ('errors' in reading) return reading;
      const confirmed = confirmedActs.find((known) => known === act);
      const needsMail = confirmed !== undefined && !links.isConfirmed(values.confirm ?? '', link, confirmed);
      return { accepted: { act, needsMail, ...reading.accepted } };
    },
    judgedBy: ({ note }) => ({ email: subject.email ?? '', words: note }),
    async store(read, submission) {
      const record = { id: link.id, reference: subject.reference, mail: 'goes' as const };
      if (read.needsMail) {
        await askToConfirm(database.writes, link, act as ConfirmedAct);
        return { record, repeated: false, location: `${paths.family(key, 'mailed')}#reference` };
      }
      const { repeated } = await database.writes
        .transaction()
        .execute((transaction) => storeAct(transaction, link, read, submission));
      if (act === 'share') await links.tokenFor(link, true);
      if (act === 'unshare') await links.revoke(link, 'relatives');
      if (act === 'close') await links.revoke(link, 'both');
      return {
        record,
        repeated,
        location: act === 'close' ? paths.family(undefined, act) : `${paths.family(key, act)}#reference`,
      };
    },
  };
}

/** Reads the fields of an act by the rules that its form shows. */
function readAct(
  act: FamilyAct,
  values: FormValues,
  subject: SubjectRow,
): { accepted: Pick<ReadAct, 'changed' | 'visit' | 'note'> } | { errors: FormErrors } {
  const today = todayInIndia();
  const plan = planOf(subject);
  if (act === 'change' && plan) return readChange(plan, values, today);
  if (act === 'change' || act === 'message') {
    const reading = readForm(messageRules, values);
    return 'errors' in reading ? reading : { accepted: { note: reading.accepted.message } };
  }
  if (act === 'visit') {
    const reading = readForm(visitRules({ today }), values);
    if ('errors' in reading) return reading;
    const { what, message, ...days } = reading.accepted;
    const typed = Object.fromEntries(Object.entries(days).map(([name, value]) => [name, value ?? '']));
    return { accepted: { visit: { what, wishes: wishedMoments(typed) }, note: message } };
  }
  return { accepted: { note: null } };
}

/** These are told to the team at once, and answered within a day as an enquiry is. */
const answeredActs: readonly FamilyAct[] = ['change', 'message', 'visit', 'withdraw', 'copy', 'erase'];

/**
 * Stores an act once, however often it is sent: in the timeline, with what it changes, and the mail to the team. What is
 * sent again has the same submission id, and without a script it asks for what stands there already.
 */
async function storeAct(
  transaction: Transaction<DB>,
  link: FamilyLink,
  { act, changed, visit, note }: ReadAct,
  { submissionId, assertInTime }: Pick<Submission, 'submissionId' | 'assertInTime'>,
): Promise<Pick<Stored, 'repeated'>> {
  const merged = await lock(transaction, link);
  const subject = await subjectOf(transaction, link);
  if (!subject) throw new Error('What this link is about was erased a moment ago.');
  const changes = changesOf(subject, changed);
  const isChange = Object.keys(changes).length > 0;
  if (act === 'change' && !isChange && note === null) return { repeated: true };
  // Who changes nothing and says something has written.
  const after: ActRecord = { act: act === 'change' && !isChange ? 'message' : act, ...visit, ...changes };
  const sentAs = submissionId && hashOf([submissionId, link.of, link.id, act, changed, visit, note]);
  if (await isKnown(transaction, subject, { after, note, sentAs })) return { repeated: true };
  const before = isChange ? planOf(subject) : null;
  const { id } = await transaction
    .insertInto('desk.change')
    .values({
      ...aboutOf(link, subject),
      author_id: 'family',
      author: link.of === 'career_applications' ? 'The applicant' : 'The family',
      kind: 'family',
      before: before ? JSON.stringify(before) : null,
      after: JSON.stringify(after),
      note,
      sent_as: sentAs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (changed && subject.lead)
    await transaction
      .updateTable('leads')
      .set({
        event_date: changed.day,
        day_exactness: changed.exactness,
        guest_count: changed.guests,
        functions: JSON.stringify(changed.functions),
      })
      .where('id', '=', subject.lead)
      .execute();
  const [wish] = visit?.wishes ?? [];
  // Until a colleague agrees on a time, the first wish is what is done next.
  if (visit && wish && subject.lead)
    await transaction
      .updateTable('leads')
      .set(visitStep(visit, wish))
      .where('id', '=', merged ?? subject.lead)
      .where('status', 'in', ['new', 'contacted', 'qualified'])
      .execute();
  if (answeredActs.includes(act)) {
    await startClock(transaction, link, merged ?? subject.lead);
    await sendJobs(transaction, 'enquiry-mail', [{ of: link.of, id: link.id, mail: 'act', about: id }]);
  }
  assertInTime();
  return { repeated: false };
}

/** What is said of functions in a change: the main one has the day and the guests of the event. */
const functionsOf = ({ functions: [main, ...further] }: Pick<EventPlan, 'functions'>) =>
  String([main?.kind, ...further.map(wordOf)]);

function changesOf(subject: SubjectRow, changed: ReadAct['changed']): ActBefore {
  if (!changed) return {};
  return {
    ...((changed.day !== subject.day || changed.exactness !== subject.exactness) && {
      day: changed.day,
      exactness: changed.exactness,
    }),
    ...(changed.guests !== subject.guests && { guests: changed.guests }),
    ...(functionsOf(changed) !== functionsOf(subject) && { functions: changed.functions }),
  };
}

/** Locks the row, and what it goes on as after a merge, in the order in which the desk locks several. Returns the latter. */
async function lock(transaction: Transaction<DB>, { of, id }: FamilyLink): Promise<string | null> {
  if (of === 'career_applications') {
    await sql`select from career_applications where id = ${id} for update`.execute(transaction);
    return null;
  }
  const own = of === 'leads' ? sql`l.id` : sql`l.booking_id`;
  const { rows } = await sql<{ merged: string | null }>`
    with mine as (select l.id, l.merged_into from leads l where ${own} = ${id})
    select (select merged_into from mine) as merged from leads
     where id in (select id from mine union select merged_into from mine) order by id for update`.execute(transaction);
  return rows[0]?.merged ?? null;
}

/** Whether this act is stored already: under the same submission, or on this day in the same words. */
async function isKnown(
  transaction: Transaction<DB>,
  { lead }: SubjectRow,
  { after, note, sentAs }: { after: ActRecord; note: string | null; sentAs: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from desk.change c where c.sent_as = ${sentAs} or (
      c.kind = 'family' and c.lead_id = ${lead} and c.note is not distinct from ${note}
      and c.at > now() - interval '1 day' and ${after.act !== 'change'}
      and not (${after.act === 'withdraw'} and exists (
        select from desk.change later where later.kind = 'family' and later.lead_id = c.lead_id and later.id > c.id))
      and (c.after = ${JSON.stringify(after)}::jsonb or ${after.act === 'message'})) limit 1`.execute(transaction);
  return rows.length > 0;
}

function aboutOf({ of, id }: FamilyLink, { lead }: SubjectRow) {
  return of === 'career_applications' ? { application_id: id } : { lead_id: lead };
}

/** Begins the time for an answer anew, so that it stands among what nobody has answered; a colleague's older page is told. */
async function startClock(transaction: Transaction<DB>, { of, id }: FamilyLink, lead: string | null): Promise<void> {
  const clock = sql`due_at = ${answerDue()}, first_response_at = null`;
  if (of === 'career_applications') {
    await sql`update career_applications set ${clock}, version = version + 1 where id = ${id}`.execute(transaction);
    return;
  }
  await sql`update leads set ${clock}, version = version + 1 where id = ${lead}`.execute(transaction);
  const booking = sql`(select booking_id from leads where id = ${lead})`;
  for (const table of ['venue_bookings', 'room_bookings'])
    await sql`update ${sql.table(table)} set ${clock} where id = ${booking}`.execute(transaction);
  await sql`
    insert into site.events (kind, subject_id, data)
    select 'enquiry.changed', id, jsonb_build_object('reference', reference, 'source', source, 'property', venue_id,
             'status', status, 'due_at', due_at)
      from leads where id = ${lead}`.execute(transaction);
}

/** Mails the link by which the request is confirmed to the stored address. */
function askToConfirm(database: Kysely<DB>, { of, id }: FamilyLink, act: ConfirmedAct): Promise<void> {
  const job = { of, id, mail: 'confirm' as const, about: `${act}-${crypto.randomUUID()}` };
  return database.transaction().execute((transaction) => sendJobs(transaction, 'enquiry-mail', [job]));
}
