import type { DiaryFunction, FunctionKind, FunctionState } from '#app/desk/diary/diary-function.ts';
import { type DaysOfMonth, daysWithin, type Month } from '#app/diary/diary-month.ts';
import { hoursInWords } from '#app/diary/function-times.ts';

/** What the month shows of a function. */
export interface MonthFunction
  extends Pick<DiaryFunction, 'reference' | 'kind' | 'spaces' | 'state' | 'rank' | 'reason'>,
    DaysOfMonth {
  isChallenged: boolean;
  /** "7:00 PM – 1:00 AM (next day)". */
  hours: string;
  guests: number | null;
}

/**
 * Reads the text of `monthText`: a line for each function, its values in the order below. Functions that stand on none
 * of the month's days are left out.
 */
export function readMonthText(text: string, month: Month): MonthFunction[] {
  const daysOf = daysWithin(month);
  return text.split('\n').flatMap((line) => {
    const [reference, kind, state, rank, isChallenged, starts, ends, guests, spaces, ...reason] = line.split('|');
    const time = { starts: new Date(Number(starts)), ends: new Date(Number(ends)) };
    const days = daysOf(time);
    if (!reference || !days) return [];
    return [
      {
        ...days,
        reference,
        kind: kind as FunctionKind,
        state: state as FunctionState,
        rank: Number(rank) || null,
        isChallenged: isChallenged === '!',
        hours: hoursInWords(time.starts, time.ends),
        guests: Number(guests) || null,
        spaces: spaces?.split(' ') ?? [],
        // The reason comes last, because it may contain anything.
        reason: reason.join('|') || null,
      },
    ];
  });
}
