/**
 * The content of a mail, for its text and its HTML alike. Any value may contain markup: the layout escapes all of
 * them.
 */
export interface EmailContent {
  subject: string;
  opening: string[];
  /** Facts with their labels, in order. */
  facts: [label: string, value: string][];
  /** The sender's own words, for the person who answers. */
  words?: string[];
  /** What happens next, step by step. */
  steps?: { heading: string; items: string[] };
  closing: string[];
  /** A number to call, with its label. */
  call?: { label: string; phone: string };
  picture?: EmailPicture;
  /** An entry for the reader's calendar. */
  calendar?: CalendarFile;
}

export interface EmailPicture {
  alt: string;
  /** A JPEG, because every mail program shows it. */
  bytes: Buffer;
  /** Pixels as it is shown. */
  width: number;
  height: number;
}

export interface CalendarFile {
  name: string;
  /** iCalendar (RFC 5545). */
  content: string;
}

/** The picture's name inside the mail. */
export const pictureId = 'picture@tivoli';

/** Returns the plain text of a mail. Lines are not wrapped: mail programs do that. */
export function emailText({ opening, facts, words = [], steps, closing, call }: EmailContent): string {
  const rows = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const next = steps ? [steps.heading, ...steps.items.map((item, index) => `${index + 1}. ${item}`)].join('\n') : '';
  const phone = call ? `${call.label}: ${call.phone}` : '';
  return `${[...opening, rows, ...words, next, phone, ...closing].filter(Boolean).join('\n\n')}\n`;
}
