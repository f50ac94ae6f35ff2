import { type Kysely, sql } from 'kysely';
import { diaryMail } from '#app/desk/diary/server/diary-mail.server.ts';
import { decryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import { issueToken, linkHours, welcomePath, whoseToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import type { EmailContent, EmailSender, Mail } from '#app/emails/email-layout.server.ts';
import type { FindMailProperty } from '#app/enquiries/acknowledgement-and-alert.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import { durationInWords } from '#app/language/duration-in-words.ts';
import type { JobData, JobHandlers } from '#app/queues.server.ts';
import type { Config } from '#platform/config.ts';
import type { DB } from '#platform/database/types.ts';
import { digestEmail } from './digest.server.ts';
import { heldNotice } from './held-notice.server.ts';
import { describeLead, isUnanswered, listLeads } from './open-leads.server.ts';

interface Parts {
  database: Kysely<DB>;
  /** The names of all properties by slug. */
  names: () => Promise<Map<string, string>>;
  findProperty: FindMailProperty;
  emailSender: EmailSender;
  config: Pick<Config, 'salesInbox' | 'publicUrl' | 'appSecret'>;
}

/** Works on the queue `desk-mail`. A mail that is sent again has the same Message-ID. */
export function sendDeskMail(parts: Parts): JobHandlers['desk-mail'] {
  return async (job) => {
    const mail = await mailOf(parts, job);
    if (mail) await parts.emailSender.deliver(mail);
  };
}

function mailOf(parts: Parts, job: JobData['desk-mail']): Promise<Mail | null> {
  if (job.mail === 'digest') return digest(parts, job.day, job.staff);
  if (job.mail === 'escalation') return escalation(parts, job.id);
  if (job.mail === 'held') return heldNotice(parts, job.hour);
  if (job.mail === 'diary') return diaryMail(parts, job.id);
  const staff = { database: parts.database, secret: parts.config.appSecret };
  if (job.mail === 'recovery') return recoveryMail({ ...staff, publicUrl: parts.config.publicUrl }, job);
  return linkMail(staff, job);
}

/** Null if that person no longer works here. */
async function digest({ database, names, config }: Parts, day: string, staff: string | null): Promise<Mail | null> {
  const reader = staff ? await readerOf(database, staff) : { to: config.salesInbox };
  if (!reader) return null;
  const known = await names();
  const content = await digestEmail({
    database,
    day,
    nameOf: (slug) => (slug ? known.get(slug) : undefined),
    deskUrl: config.publicUrl && `${config.publicUrl}/desk`,
    reader: staff && 'properties' in reader ? { id: staff, properties: reader.properties } : undefined,
  });
  return { id: `digest-${day}-${staff ?? 'all'}`, date: new Date(`${day}T08:00:00+05:30`), to: reader.to, content };
}

async function readerOf(database: Kysely<DB>, id: string): Promise<{ to: string; properties: string[] } | null> {
  const { rows } = await sql<{ email: string; properties: string[] }>`
    select u.email, array(select p.property::text from staff.user_property p where p.user_id = u.id) as properties
      from staff."user" u where u.id = ${id} and u.removed_at is null and u.role in ('manager', 'sales')`.execute(
    database,
  );
  const [found] = rows;
  return found ? { to: found.email, properties: found.properties } : null;
}

/** Null if somebody answered in the meantime. */
async function escalation({ database, names, findProperty, config }: Parts, id: string): Promise<Mail | null> {
  const [lead] = await listLeads(database, sql<boolean>`l.id = ${id} and ${isUnanswered}`, 1);
  if (!lead) return null;
  const property = await findProperty(lead.property);
  const late = durationInWords((Date.now() - lead.due_at.getTime()) / 60_000);
  const name = lead.property ? ((await names()).get(lead.property) ?? lead.property) : 'no property chosen';
  const to = property?.email ?? config.salesInbox;
  return {
    // Every mail about an enquiry has this name, so that it is erased with the enquiry.
    id: `enquiry-${id}.escalation`,
    date: lead.due_at,
    to,
    ...(to !== config.salesInbox && { cc: config.salesInbox }),
    content: {
      language: 'en',
      subject: `Overdue: ${lead.reference}, ${describeLead(lead, name)}`,
      opening: [
        `We promised an answer by ${formatMoment(lead.due_at)} (India time). Nobody has answered for ${late} since.`,
        lead.held
          ? 'The spam filter holds it back, and a person may have sent it. Please look now: release it and call, or mark it as spam.'
          : 'Please call now, and note it at the desk.',
      ],
      facts: [
        ['Reference', lead.reference],
        ['Enquiry', describeLead({ ...lead, property: null }, undefined)],
        ['Property', name],
      ],
      closing: config.publicUrl ? [`The desk: ${config.publicUrl}/desk`] : [],
    },
  };
}

/** Returns the mail with a link to set a new password; null if no member of staff has this e-mail. */
export async function recoveryMail(
  { database, secret, publicUrl }: { database: Kysely<DB>; secret: string; publicUrl: string | undefined },
  { id, sealed }: Extract<JobData['desk-mail'], { mail: 'recovery' }>,
): Promise<Mail | null> {
  const email = decryptText(sealed, secret);
  if (!email || !publicUrl) return null;
  const person = await database
    .selectFrom('staff.user')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person) return null;
  const link = `${publicUrl}${welcomePath(await issueToken(database, person.id, 'recovery'))}`;
  return { id: `staff-${id}`, to: person.email, date: new Date(), content: recoveryEmail(link, 'recovery') };
}

/** Returns the text of the mail with a one-time link. */
export function recoveryEmail(link: string, kind: keyof typeof linkHours): EmailContent {
  const hours = linkHours[kind];
  const within = hours === 1 ? 'an hour' : `${hours} hours`;
  return {
    language: 'en',
    subject: kind === 'invitation' ? 'Tivoli desk: your invitation' : 'Tivoli desk: set a new password',
    opening: [
      kind === 'invitation' ? 'You are invited to the desk of the Tivoli sales team.' : 'A new password was asked for.',
      `Set your password with this link. It works once, within ${within}.`,
    ],
    facts: [['Link', link]],
    closing: ['If you did not expect this, you need not do anything.'],
  };
}

/** Returns the mail with a one-time link; null if the link has expired or a newer one replaced it. */
export async function linkMail(
  { database, secret }: { database: Kysely<DB>; secret: string },
  { id, kind, sealed }: Extract<JobData['desk-mail'], { mail: 'link' }>,
): Promise<Mail | null> {
  const link = decryptText(sealed, secret);
  const token = link && new URL(link).searchParams.get('token');
  const owner = token ? await whoseToken(database, token) : null;
  if (!link || !owner) return null;
  return { id: `staff-${id}`, to: owner.email, date: new Date(), content: recoveryEmail(link, kind) };
}
