import { expect, test } from 'vitest';
import { recoveryEmail } from './send-desk-mail.server.ts';

test.each([
  ['invitation', 'Tivoli desk: your invitation', 'You are invited to the desk of the Tivoli sales team.', '72 hours'],
  ['recovery', 'Tivoli desk: set a new password', 'A new password was asked for.', 'an hour'],
] as const)('the mail of an %s says what it is for, and how long its link holds', (kind, subject, first, within) => {
  const link = 'https://tivoli.example/desk/welcome?token=x';
  expect(recoveryEmail(link, kind)).toEqual({
    language: 'en',
    subject,
    opening: [first, `Set your password with this link. It works once, within ${within}.`],
    facts: [['Link', link]],
    closing: ['If you did not expect this, you need not do anything.'],
  });
});
