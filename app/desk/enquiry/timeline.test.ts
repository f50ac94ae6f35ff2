import { expect, test } from 'vitest';
import { timelineWords } from './timeline.tsx';

const mail = {
  at: new Date('2026-11-21T08:35:00Z'),
  author: null,
  kind: 'mail' as const,
  before: null,
  after: { mail: 'acknowledgement', state: 'sent' },
  note: null,
  isUndone: false,
};

test('the timeline says to whom an acknowledgement went', () => {
  expect(timelineWords(mail, String)).toBe('The acknowledgement to the guest was sent.');
  expect(timelineWords(mail, String, 'applicant')).toBe('The acknowledgement to the applicant was sent.');
});
