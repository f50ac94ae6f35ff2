/** One period of opening on a 24-hour line, in minutes from its left end; 0 ≤ from < to ≤ 1440. */
export interface Stretch {
  from: number;
  to: number;
}

/** The line on which dining hours are drawn runs from 6 AM to 6 AM. */
const lineStartsAt = 6 * 60;
const fullDay = 24 * 60;

function minutesOf(time: string): number | null {
  const match = /^(\d{1,2})(?::(\d{2}))? ?(AM|PM)$/i.exec(time.trim());
  if (!match) return null;
  const hour = (Number(match[1]) % 12) + (match[3]?.toUpperCase() === 'PM' ? 12 : 0);
  return hour * 60 + Number(match[2] ?? 0);
}

/** Places a period on the line; one that goes over its right end becomes two. */
function onLine(opens: number, closes: number): Stretch[] {
  const from = (opens - lineStartsAt + fullDay) % fullDay;
  const length = (closes - opens + fullDay) % fullDay || fullDay;
  const to = from + length;
  if (to <= fullDay) return [{ from, to }];
  return [
    { from: 0, to: to - fullDay },
    { from, to: fullDay },
  ];
}

/**
 * Returns the periods on the line for hours such as "7:00 AM - 11:00 AM, 7:00 PM - 1:00 AM" or "Open 24 hours". Hours
 * in words ("By arrangement") have no place on it: the list is empty.
 */
export function openingStretches(hours: string): Stretch[] {
  if (/24 hours/i.test(hours)) return [{ from: 0, to: fullDay }];
  return hours
    .split(',')
    .flatMap((span) => {
      const [opens, closes] = span.split(/[-–]/).map(minutesOf);
      return opens == null || closes == null ? [] : onLine(opens, closes);
    })
    .sort((a, b) => a.from - b.from);
}

/** Shortens hours for a row: "7:00 PM - 11:30 PM" → "7 PM – 11:30 PM". No line breaks between a time and AM or PM. */
export function shortHours(hours: string): string {
  return hours
    .replaceAll(':00', '')
    .replaceAll(' - ', ' – ')
    .replace(/ (?=[AP]M\b)/g, '\u00a0');
}

/** Hours and times as they are stored, such as "2:00 PM"; in Hindi in words. See its Hindi twin. */
export const openingInWords = (hours: string): string => hours;
