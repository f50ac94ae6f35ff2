import { addDays, formatShortDay, todayInIndia } from '#app/language/dates.ts';
import type { Judged } from './inbox.ts';

/** An enquiry's deadline for an answer: its words, and the share of the time that is over (0 to 1). */
export interface Clock {
  state: 'spam' | 'answered' | 'overdue' | 'warning' | 'running';
  /** The text such as "Due in 3 h 50 min". */
  words: string;
  /** The text such as "by 5:55 PM". */
  detail: string;
  gone: number;
}

interface Timed extends Judged {
  createdAt: string;
  dueAt: string;
  answeredAt: string | null;
}

const hour = 3_600_000;
/** The desk warns when so many hours are left of those that every form promises (`answerHours`). */
const warningHours = 4;
/** India has one time zone and no summer time. */
const indiaOffset = 5.5 * hour;

export function clockOf({ createdAt, dueAt, answeredAt, quarantine }: Timed, now: Date): Clock {
  const [arrived, due] = [Date.parse(createdAt), Date.parse(dueAt)];
  if (quarantine === 'spam') {
    return { state: 'spam', words: 'No deadline', detail: `came ${momentInWords(new Date(arrived), now)}`, gone: 0 };
  }
  if (answeredAt) {
    const took = Date.parse(answeredAt) - arrived;
    const late = Date.parse(answeredAt) > due;
    return { state: 'answered', words: late ? 'Answered late' : 'Answered', detail: `in ${inWords(took)}`, gone: 1 };
  }
  const left = due - now.getTime();
  const at = momentInWords(new Date(due), now);
  if (left < 0) return { state: 'overdue', words: `Overdue ${inWords(-left)}`, detail: `was due ${at}`, gone: 1 };
  const gone = Math.min(1, Math.max(0, 1 - left / (due - arrived)));
  const warns = left <= warningHours * hour;
  return { state: warns ? 'warning' : 'running', words: `Due in ${inWords(left)}`, detail: `by ${at}`, gone };
}

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
  const time = timeInIndia(moment);
  if (day === today) return time;
  if (day === addDays(today, 1)) return `tomorrow, ${time}`;
  if (day === addDays(today, -1)) return `yesterday, ${time}`;
  return `${formatShortDay(day)}, ${time}`;
}

/** Formats as "2:05 PM". */
function timeInIndia(moment: Date): string {
  const there = new Date(moment.getTime() + indiaOffset);
  const hours = there.getUTCHours();
  return `${hours % 12 || 12}:${String(there.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats the distance of a day from today: "in 85 days", "today", "2 days ago". */
export function daysAway(day: string, now: Date): string {
  const days = Math.round((Date.parse(day) - Date.parse(todayInIndia(now))) / (24 * hour));
  if (days === 0) return 'today';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
