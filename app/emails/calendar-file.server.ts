import { createHash } from 'node:crypto';
import type { CalendarFile } from '#app/emails/email-layout.server.ts';
import { addDays, type Day } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';

interface Entry {
  reference: string;
  /** The language of its texts. */
  language: Language;
  /** The first day, and the day after the last one, on which a guest leaves. */
  from: Day;
  until?: Day;
  title: string;
  /** The place; absent while none is chosen. */
  place: string | undefined;
  details: string;
  stamp: Date;
}

/** Writes a calendar entry of whole days (RFC 5545). It is tentative, because nothing is agreed yet. */
export function calendarFile({ reference, language, from, until, title, place, details, stamp }: Entry): CalendarFile {
  const uid = createHash('sha256').update(reference).digest('hex').slice(0, 32);
  const entry = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tivoli//Website//${language.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}@tivoli`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${(until ?? addDays(from, 1)).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText(details)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { name: `${reference}.ics`, content: `${entry.map(folded).join('\r\n')}\r\n` };
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds a line after at most 75 bytes; each further line begins with a space, and no character is cut. */
function folded(line: string): string {
  let length = 0;
  let out = '';
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > 75) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += bytes;
  }
  return out;
}
