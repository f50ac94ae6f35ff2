import { timeInWords } from '#app/diary/function-times.ts';
import { addDays, formatShortDay, todayInIndia } from '#app/language/dates.ts';

/** Formats as "40 min", "3 h 50 min", "26 h" or "3 days". */
export function inWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 72) return `${Math.floor(hours / 24)} days`;
  const rest = minutes % 60;
  return rest && hours < 24 ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${hours} h`;
}

/** Formats a moment in Indian time: "2:40 PM", "tomorrow, 1:35 AM", "yesterday, 9:10 PM", "14 Feb 2027, 2:05 PM". */
export function momentInWords(moment: Date, now: Date): string {
  const day = todayInIndia(moment);
  const today = todayInIndia(now);
  const time = timeInWords(moment);
  if (day === today) return time;
  if (day === addDays(today, 1)) return `tomorrow, ${time}`;
  if (day === addDays(today, -1)) return `yesterday, ${time}`;
  return `${formatShortDay(day)}, ${time}`;
}

/** Formats the distance of a day from today: "in 85 days", "today", "2 days ago". */
export function daysAway(day: string, now: Date): string {
  const today = todayInIndia(now);
  if (day === today) return 'today';
  return day > today ? `in ${daysInWords(day, now)}` : `${daysInWords(day, now)} ago`;
}

/** Formats how far a day is from today, in either direction: "1 day", "85 days". */
export function daysInWords(day: string, now: Date): string {
  const days = Math.abs(Math.round((Date.parse(day) - Date.parse(todayInIndia(now))) / 86_400_000));
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
