import { calendarFile, type Mail } from '#app/emails/email-layout.server.ts';
import { type EmailParts, wordsFor } from '#app/enquiries/acknowledgement-and-alert.server.ts';
import { venueAndCity } from '#app/enquiries/enquiry.ts';
import { mailIdOf } from '#app/enquiries/enquiry-emails.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';
import type { FamilyMailJob } from '#app/queues.server.ts';
import { site } from '#content/site.ts';

/** What a recruiter decided, as it stands in the timeline. */
interface Decision {
  reference: string;
  email: string | null;
  language: Language;
  at: Date;
  after: object;
  /** The text of the mail. */
  note: string | null;
}

/** The moment of the interview (ISO 8601), and the slug of the hotel at which it is. */
type Invitation = { interview?: string; house?: string | null };

/** Returns the subject of the mail that an applicant got first, as that of an answer to it. */
export function applicationSubject({ reference, language }: Pick<Decision, 'reference' | 'language'>): string {
  const { texts } = wordsFor({ language });
  return `Re: ${texts.subject(texts.application.what, reference)}`;
}

/** Writes the mail that rejects an applicant or invites them, with what the recruiter wrote; null without an address. */
export async function applicantMail(
  { findProperty }: Pick<EmailParts, 'findProperty'>,
  { id }: FamilyMailJob,
  decision: Decision,
): Promise<Omit<Mail, 'id'> | null> {
  const { reference, email, language, at, note } = decision;
  if (!email) return null;
  const { interview, house: slug = null }: Invitation = decision.after;
  const { texts, dates } = wordsFor(decision);
  const { application: words } = texts;
  const starts = interview && new Date(interview);
  const house = await findProperty(slug);
  const place = house ? venueAndCity(house) : undefined;
  return {
    to: { name: '', address: email },
    ...(starts && { cc: site.careers.email }),
    replyTo: site.careers.email,
    answers: mailIdOf({ id, mail: 'acknowledgement' }),
    date: at,
    content: {
      language,
      subject: applicationSubject(decision),
      opening: (note ?? '').split(/\n{2,}/),
      facts: [
        [texts.reference, reference],
        ...(starts ? ([[words.interview, formatMoment(starts, dates)]] as [string, string][]) : []),
        ...(starts && place ? ([[words.interviewPlace, place]] as [string, string][]) : []),
      ],
      closing: [],
      ...(starts && {
        calendar: calendarFile({
          reference: `${reference}-interview`,
          language,
          starts,
          title: words.interviewTitle,
          place,
          details: `${reference}. ${house?.phone ?? site.headOffice.phone}`,
          stamp: at,
        }),
      }),
    },
  };
}
