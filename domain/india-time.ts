/** India has one time zone and no summer time: UTC +5:30, in milliseconds. */
const offsetOfIndia = 19_800_000;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The calendar day in India at this moment, as `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + offsetOfIndia).toISOString().slice(0, 10);
}

/** The same day so many years later, as `YYYY-MM-DD`; 29 February becomes the 28th where there is no such day. */
export function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const target = year + years;
  const lastOfMonth = new Date(Date.UTC(target, month, 0)).getUTCDate();
  return new Date(Date.UTC(target, month - 1, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** True for a day of the calendar as `YYYY-MM-DD`; false for 30 February. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/**
 * "14 February 2027" of `2027-02-14`. Written out by hand: the server's and the browser's Intl tables differ
 * between versions, and a page that hydrates must read the same in both.
 */
export function dayInWords(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

/** "Sunday 22 November, 2:05 PM", on the clocks of India. */
export function momentInWords(moment: Date): string {
  const there = new Date(moment.getTime() + offsetOfIndia);
  const hours = there.getUTCHours();
  const minutes = String(there.getUTCMinutes()).padStart(2, '0');
  const clock = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${weekdays[there.getUTCDay()]} ${there.getUTCDate()} ${months[there.getUTCMonth()]}, ${clock}`;
}
