import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';

/** Marks in the typed text: unescaped in a page or an e-mail, they would become markup, an attribute or a script. */
export const marks = ['<zzmark', '" zzmark="', "' zzmark='", '</textarea><zzmark', '</script><zzmark', '--><zzmark'];

const spiteful = [
  ...marks,
  '<zzmark onerror=alert(1)>',
  "'; drop table venue_bookings; --",
  '{{constructor.constructor("zzmark")()}}',
  '#{7*7}<%= 7*7 %>',
  '\u202Eevird\u202C',
  'a\u0000b',
  '\r\nBcc: everybody@example.com',
  '\r\n.\r\n',
  '%00%0d%0a',
  'https://example.com/x',
  '=HYPERLINK("https://example.com")',
  '\uFEFF\u200B\u2028',
  '__proto__',
  '\uD83D',
  '👩‍👩‍👧‍👦',
  'मीरा',
];

/** Returns words of people and of attackers, joined at random. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...spiteful),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const fields = ['name', 'email', 'phone', 'event_type', 'event_date', 'guest_count', 'venue_id', 'needs_rooms'];
const more = ['budget_range', 'special_requirements', 'variant', 'submission_id', 'campaign', 'fax', 'took_ms'];

function fresh() {
  return enquiryFields({ email: `${randomUUID()}@example.com`, submissionId: randomUUID() });
}

/** Returns a valid form with random words in its free texts, or one with random words in any field. */
export const hostileForm = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ name: words, special_requirements: words }).map((typed) => ({ ...fresh(), ...typed })),
  },
  {
    weight: 2,
    arbitrary: fc
      .dictionary(fc.oneof(fc.constantFrom(...fields, ...more), fc.string({ maxLength: 10 })), words, { maxKeys: 6 })
      .map((typed) => ({ ...fresh(), ...typed })),
  },
);

/** Returns a typed text as it is stored: plain line feeds, no invisible characters, no white space around it. */
export function trimmed(text) {
  const kept = [...text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n')].filter((character) => {
    const code = character.codePointAt(0);
    return character === '\n' || character === '\t' || !(code < 0x20 || (code >= 0x7f && code <= 0x9f));
  });
  return kept.join('').trim();
}
