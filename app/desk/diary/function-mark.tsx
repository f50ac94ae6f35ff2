import { type FunctionPlan, kindLabels, stateInWords } from '#app/desk/diary/diary-function.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { MonthFunction } from './month-function.ts';

const grouped = new Intl.NumberFormat('en-IN');

/** Returns "Wedding, 650 guests, definite, 7:00 PM – 1:00 AM (next day), FN-7K3M9Q". */
function functionInWords(row: MonthFunction): string {
  return [
    kindLabels[row.kind],
    row.reason,
    row.guests && `${grouped.format(row.guests)} guests`,
    stateInWords(row).toLowerCase(),
    row.isChallenged && 'challenged',
    row.hours,
    row.reference,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns "650 guests", or nothing if their number is not known. */
export function guestsInWords({ guaranteed, expected }: FunctionPlan): string {
  const guests = guaranteed ?? expected;
  return guests ? `${grouped.format(guests)} guests` : '';
}

/** Returns the sign of a state, so that its colour is not needed: an option has its rank, a blocked time a cross. */
function signOf({ state, rank, isChallenged }: MonthFunction): string {
  if (state === 'option') return isChallenged ? `${rank}!` : String(rank);
  return { enquiry: '?', definite: '✓', blocked: '×', released: '' }[state];
}

/**
 * A function in a cell of the month, as small as a date: its kind in two letters, its state as a sign. Its words show
 * while the pointer or the focus is on it. The table takes its click, because two thousand router links are slow.
 */
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
