import {
  type DiaryFunction,
  type FunctionKind,
  type FunctionState,
  kindLabels,
  stateInWords,
} from '#app/desk/diary/diary-function.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { type DaysOfMonth, daysWithin, type Month } from '#app/diary/diary-month.ts';
import { hoursInWords } from '#app/diary/function-times.ts';

export interface MonthFunction
  extends Pick<DiaryFunction, 'reference' | 'kind' | 'spaces' | 'state' | 'rank' | 'family' | 'reason'>,
    DaysOfMonth {
  isChallenged: boolean;
  /** For example "7:00 PM – 1:00 AM (next day)". */
  hours: string;
  guests: number | null;
}

/** Reads the text of `monthText`: a line for each function. Functions on none of the month's days are left out. */
export function readMonthText(text: string, month: Month): MonthFunction[] {
  const daysOf = daysWithin(month);
  return text.split('\n').flatMap((line) => {
    const [reference, kind, state, rank, isChallenged, starts, ends, guests, spaces, family, ...reason] =
      line.split('|');
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
        family: family || null,
        // The reason comes last, because it may contain anything.
        reason: reason.join('|') || null,
      },
    ];
  });
}

/** Returns "Wedding, Meera Sample, 650 guests, definite, 7:00 PM – 1:00 AM (next day), FN-7K3M9Q". */
function functionInWords(row: MonthFunction): string {
  return [
    kindLabels[row.kind],
    row.family,
    row.reason,
    row.guests && `${row.guests.toLocaleString('en-IN')} guests`,
    stateInWords(row).toLowerCase(),
    row.isChallenged && 'challenged',
    row.hours,
    row.reference,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the sign of a state, so that its colour is not needed: an option has its rank, a blocked time a cross. */
function signOf({ state, rank, isChallenged }: MonthFunction): string {
  if (state === 'option') return isChallenged ? `${rank}!` : String(rank);
  return { enquiry: '?', definite: '✓', blocked: '×', released: '' }[state];
}

/** Shows a function in a cell of the month. The table handles its click, because two thousand router links are slow. */
export function FunctionMark({ row }: { row: MonthFunction }) {
  return (
    <a
      href={deskPaths.diaryFunction(row.reference)}
      className="diary-mark"
      data-state={row.state}
      data-waits={row.rank && row.rank > 1 ? '' : undefined}
    >
      <span>{row.state === 'blocked' ? '' : kindLabels[row.kind].slice(0, 2)}</span>
      <small>{signOf(row)}</small>
      <b>{functionInWords(row)}</b>
    </a>
  );
}
