import type { Letter } from '#app/emails/email.server.ts';
import { formatMoment } from '#app/language/dates.ts';

interface Alert {
  subject: string;
  dueAt: Date;
  facts: [string, string][];
  /** What the sender wrote, and what the team reads first. */
  words: string[];
}

/** What the team gets: everything, and a reply goes to the sender. */
export function alert({ subject, dueAt, facts, words }: Alert): Letter {
  return { subject, opening: [`Answer by ${formatMoment(dueAt)} (India time).`], facts, words, closing: [] };
}
