import { addDays, type Day, INDIA_OFFSET_MS, todayInIndia } from '#app/language/dates.ts';

/** A time of day in India, "19:30". */
export type TimeOfDay = string;

/** The moment of a time of day in India. */
export function momentInIndia(day: Day, time: TimeOfDay): Date {
  return new Date(`${day}T${time}:00+05:30`);
}

/** The time of day of a moment in India. */
export function timeOfDay(moment: Date): TimeOfDay {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 16);
}

/** Returns a function's start and end. An end that is not after the start is on the next morning. */
export function functionSpan(day: Day, from: TimeOfDay, to: TimeOfDay): { starts: Date; ends: Date } {
  return { starts: momentInIndia(day, from), ends: momentInIndia(to > from ? day : addDays(day, 1), to) };
}

/** Returns "7:30 PM – 1:00 AM (next day)". */
export function hoursInWords(starts: Date, ends: Date): string {
  const days = dayNumber(ends) - dayNumber(starts);
  const later = days === 0 ? '' : days === 1 ? ' (next day)' : ` (${days} days later)`;
  return `${timeInWords(starts)} – ${timeInWords(ends)}${later}`;
}

/** Returns "7:30 PM". A month writes thousands of them, and Intl would take longer. */
export function timeInWords(moment: Date): string {
  const minutes = Math.floor((moment.getTime() + INDIA_OFFSET_MS) / 60_000) - dayNumber(moment) * 1_440;
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

function dayNumber(moment: Date): number {
  return Math.floor((moment.getTime() + INDIA_OFFSET_MS) / 86_400_000);
}

/** A new plan begins with these times, as they are typed, and with these minutes for setting up and clearing. */
export const usualTimes = {
  byDay: { from: '09:00', to: '18:00', setup: '60', clearing: '60' },
  inTheEvening: { from: '19:00', to: '01:00', setup: '240', clearing: '120' },
  blocked: { from: '08:00', to: '20:00' },
} as const;

/** How long an option is kept if nobody says otherwise, and at most. */
export const optionDays = { usual: 7, most: 90 } as const;
/** The most letters of the reason why a time is blocked. */
export const longestReason = 200;
/** Whoever is challenged must confirm within these hours. */
export const challengeHours = 48;

/** Returns the moment at which an option expires: at 18:00 on its last day, the end of a working day. */
export function optionExpiry(now: Date, days: number): Date {
  return momentInIndia(addDays(todayInIndia(now), days), '18:00');
}
