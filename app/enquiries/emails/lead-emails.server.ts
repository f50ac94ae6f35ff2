import { topicOfNotes } from '#app/enquiries/server/contact-notes.server.ts';
import { site } from '#content/site.ts';
import { type EmailPair, type EmailParts, emailPair, wordsFor } from './acknowledgement-and-alert.server.ts';
import { type MailWords, mailWords } from './mail-words.by-language.ts';

/** The mails about a lead without a booking: an interest in the loyalty programme, or a contact message. */
export async function leadEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.customer_email) return null;
  const { customer_name: name, customer_email: email } = row;
  const isLoyalty = row.source === 'loyalty';
  const topic = isLoyalty ? null : topicOfNotes(row.notes ?? '');
  const aboutIn = ({ texts, facts, options }: MailWords) =>
    isLoyalty
      ? facts.loyaltyProgramme
      : (options.contactTopicOptions.find(({ value }) => value === topic)?.label ?? texts.yourMessage);
  const words = wordsFor(row);
  const { what, thanks, steps } = words.texts[isLoyalty ? 'loyalty' : 'contact'];
  return emailPair({
    row: { ...row, name, email },
    inbox: topic === 'media' ? site.media.email : undefined,
    what,
    thanks,
    facts: [[words.facts.about, aboutIn(words)]],
    steps,
    subject: aboutIn(mailWords.en),
    forTeam: [
      ['Name', name],
      ['Phone', row.customer_phone ?? 'not given'],
      ['Email', email],
    ],
    words: [row.notes ?? ''],
  });
}
