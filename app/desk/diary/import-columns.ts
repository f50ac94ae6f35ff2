import { functionKinds, functionLayouts } from './diary-function.ts';
import type { PlanTexts } from './read-plan.ts';

interface ImportColumn {
  name: string;
  isNeeded?: true;
  words: string;
  /** The field of a plan that it becomes, and what its text is not if it cannot be read. */
  field?: keyof PlanTexts;
  noun?: string;
}

/** The columns of a file, in any order; those that are not needed may be left out. */
export const importColumns: readonly ImportColumn[] = [
  { name: 'property', isNeeded: true, words: 'the property’s address, such as the-tivoli', field: 'property' },
  { name: 'spaces', isNeeded: true, words: 'names of its spaces, with + between them' },
  { name: 'date', isNeeded: true, words: '2031-02-14', field: 'day', noun: 'day' },
  { name: 'from', isNeeded: true, words: '19:00', field: 'from', noun: 'time' },
  { name: 'to', isNeeded: true, words: '01:00; past midnight if it is not later', field: 'to', noun: 'time' },
  { name: 'function', isNeeded: true, words: functionKinds.join(', '), field: 'kind', noun: 'function' },
  { name: 'state', isNeeded: true, words: 'enquiry, option, definite or blocked' },
  { name: 'until', words: 'the last day of an option' },
  { name: 'reason', words: 'of a blocked time' },
  { name: 'guests', words: 'guests expected', field: 'expected', noun: 'number for guests' },
  { name: 'guaranteed', words: 'guests guaranteed', field: 'guaranteed', noun: 'number for guaranteed' },
  { name: 'setup', words: 'minutes', field: 'setup', noun: 'number for setup' },
  { name: 'clearing', words: 'minutes', field: 'clearing', noun: 'number for clearing' },
  { name: 'layout', words: functionLayouts.join(', '), field: 'layout', noun: 'layout' },
  { name: 'amount', words: 'rupees', field: 'amount', noun: 'number for amount' },
];

export const mostImportLines = 10_000;
