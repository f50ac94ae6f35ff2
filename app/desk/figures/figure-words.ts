import { durationInWords } from '#app/language/duration-in-words.ts';

/** Formats as "6 h 20 min", or a dash if nothing was answered. */
export function timeWords(minutes: number | null): string {
  return minutes === null ? '–' : durationInWords(minutes);
}

/** Formats as "94%", or a dash if there is no share. */
export function shareWords(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** Formats as "1,200". */
export function countWords(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Formats a part as "12%" of the whole, or a dash if the whole is zero. */
export function shareText(part: number, whole: number): string {
  return shareWords(whole === 0 ? null : part / whole);
}
