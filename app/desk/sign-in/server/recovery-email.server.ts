import type { EmailContent } from '#app/emails/email-layout.server.ts';
import { linkHours } from './one-time-link.server.ts';

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
