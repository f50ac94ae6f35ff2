import { topicOfNotes } from '#app/enquiries/server/contact-notes.server.ts';
import { contactTopicOptions } from '#content/option-lists.ts';
import { site } from '#content/site.ts';
import { type EmailPair, type EmailParts, emailPair } from './acknowledgement-and-alert.server.ts';

/** The mails about a lead without a booking: an interest in the loyalty programme, or a contact message. */
export async function leadEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.customer_email) return null;
  const { customer_name: name, customer_email: email } = row;
  const isLoyalty = row.source === 'loyalty';
  const topic = isLoyalty ? null : topicOfNotes(row.notes ?? '');
  const about = isLoyalty
    ? 'Loyalty programme'
    : (contactTopicOptions.find(({ value }) => value === topic)?.label ?? 'Your message');
  return emailPair({
    row: { ...row, name, email },
    inbox: topic === 'media' ? site.media.email : undefined,
    what: isLoyalty ? 'we have noted your interest' : 'we have your message',
    thanks: isLoyalty
      ? 'Thank you for your interest in our loyalty programme. Our team will contact you within 24 hours.'
      : 'Thank you for writing to us. Our team will contact you within 24 hours.',
    facts: [['About', about]],
    steps: isLoyalty
      ? ['We tell you how the programme works and what it gives you.', 'You decide whether to join. It costs nothing.']
      : ['The people who know most about it read your message.', 'They call or write to you with an answer.'],
    subject: about,
    forTeam: [
      ['Name', name],
      ['Phone', row.customer_phone ?? 'not given'],
      ['Email', email],
    ],
    words: [row.notes ?? ''],
  });
}
