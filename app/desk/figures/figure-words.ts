import { durationInWords } from '#app/language/duration-in-words.ts';

/** "6 h 20 min", or a dash where nothing was answered. */
export function timeWords(minutes: number | null): string {
  return minutes === null ? '–' : durationInWords(minutes);
}

/** "94%", or a dash where there is nothing to share. */
export function shareWords(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** "1,200". */
export function countWords(count: number): string {
  return count.toLocaleString('en-IN');
}

/** "12%" of the first; a dash of nothing. */
export function ofWords(part: number, whole: number): string {
  return shareWords(whole === 0 ? null : part / whole);
}
