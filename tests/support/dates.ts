import { setTimeout as wait } from 'node:timers/promises';

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Returns the day that is this many days ahead in India, as a date field takes it. */
export function inDays(days: number): string {
  return dayInIndia.format(Date.now() + days * 86_400_000);
}

/**
 * Today in India. Where the day ends within a minute this waits for the next one, so that what is due today does not
 * become overdue while a test looks at it.
 */
export async function todayForAMinute(): Promise<string> {
  while (dayInIndia.format(Date.now() + 60_000) !== inDays(0)) await wait(500);
  return inDays(0);
}
