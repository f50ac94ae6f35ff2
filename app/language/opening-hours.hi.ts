import { lookUp } from '#platform/look-up.ts';
import { hindiDates } from './hindi-dates.ts';
import type * as english from './opening-hours.ts';

const phrases: Record<string, string> = {
  'open 24 hours': '24 घंटे खुला',
  'by arrangement': 'बात करके',
  'by the time of the event': 'आयोजन के समय के अनुसार',
  // What a house says that has not told its own policies.
  '24 hours before arrival': 'आने से 24 घंटे पहले तक',
  'not allowed': 'अनुमति नहीं',
};

/** A time, or two with a dash between them. */
const span = /(\d{1,2})(?::(\d{2}))? ?(AM|PM)(?: ?[-–] ?(\d{1,2})(?::(\d{2}))? ?(AM|PM))?/gi;

/** "7:00 PM" → "शाम 7"; the word for the part of the day is left out where `after` has the same. */
function timeInWords(hour: string, minutes = '00', half: string, after = ''): string {
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  const words = hindiDates.time(hours, minutes).replace(' बजे', '').replace(':00', '');
  return after.split(' ')[0] === words.split(' ')[0] ? words.replace(/^\S+ /, '') : words;
}

/** "7:00 PM - 11:30 PM" → "शाम 7 – रात 11:30 बजे". What is no time stays as it is. */
export const openingInWords: typeof english.openingInWords = (hours) =>
  lookUp(phrases, hours.trim().toLowerCase()) ??
  hours.replace(span, (_, hour, minutes, half, toHour, toMinutes, toHalf) => {
    const from = timeInWords(hour, minutes, half);
    const to = toHour ? ` – ${timeInWords(toHour, toMinutes, toHalf, from)}` : '';
    return `${from}${to} बजे`.replaceAll(' ', '\u00a0').replace('\u00a0–\u00a0', '\u00a0– ');
  });

export const shortHours: typeof english.shortHours = (hours) => openingInWords(hours);
