import { topicOfNotes } from '#app/enquiries/server/contact-notes.server.ts';
import { contactTopicOptions } from '#content/option-lists.ts';
import { site } from '#content/site.ts';
import { acknowledgement, alert } from './acknowledgement.server.ts';
import type { EmailPair, EmailParts } from './email-pair.server.ts';

/** The mails about a lead without a booking: an interest in the loyalty programme, or a contact message. */
export async function leadEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.customer_email) return null;
  const { reference, customer_name: name, customer_email: email, due_at: dueAt, created_at: createdAt } = row;
  const isLoyalty = row.source === 'loyalty';
  const topic = isLoyalty ? null : topicOfNotes(row.notes ?? '');
  const about = isLoyalty
    ? 'Loyalty programme'
    : (contactTopicOptions.find(({ value }) => value === topic)?.label ?? 'Your message');
  return {
    name,
    email,
    createdAt,
    ...(topic === 'media' && { inbox: site.media.email }),
    acknowledgement: acknowledgement({
      what: isLoyalty ? 'we have noted your interest' : 'we have your message',
      reference,
      name,
      thanks: isLoyalty
        ? 'Thank you for your interest in our loyalty programme. Our team will contact you within 24 hours.'
        : 'Thank you for writing to us. Our team will contact you within 24 hours.',
      dueAt,
      facts: [['About', about]],
      property: null,
      steps: isLoyalty
        ? [
            'We tell you how the programme works and what it gives you.',
            'You decide whether to join. It costs nothing.',
          ]
        : ['The people who know most about it read your message.', 'They call or write to you with an answer.'],
    }),
    alert: alert({
      subject: `${reference}: ${about}`,
      dueAt,
      facts: [
        ['Reference', reference],
        ['Name', name],
        ['Phone', row.customer_phone ?? 'not given'],
        ['Email', email],
      ],
      words: [row.notes ?? ''],
    }),
  };
}
