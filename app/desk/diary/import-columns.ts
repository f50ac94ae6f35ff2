import { functionKinds, functionLayouts } from './diary-function.ts';

/** The columns of a file, in any order; those without a mark may be left out. */
export const importColumns = [
  { name: 'property', isNeeded: true, words: 'the property’s address, such as the-tivoli' },
  { name: 'spaces', isNeeded: true, words: 'names of its spaces, with + between them' },
  { name: 'date', isNeeded: true, words: '2031-02-14' },
  { name: 'from', isNeeded: true, words: '19:00' },
  { name: 'to', isNeeded: true, words: '01:00; past midnight if it is not later' },
  { name: 'function', isNeeded: true, words: functionKinds.join(', ') },
  { name: 'state', isNeeded: true, words: 'enquiry, option, definite or blocked' },
  { name: 'until', isNeeded: false, words: 'the last day of an option' },
  { name: 'reason', isNeeded: false, words: 'of a blocked time' },
  { name: 'guests', isNeeded: false, words: 'expected' },
  { name: 'guaranteed', isNeeded: false, words: '' },
  { name: 'setup', isNeeded: false, words: 'minutes' },
  { name: 'clearing', isNeeded: false, words: 'minutes' },
  { name: 'layout', isNeeded: false, words: functionLayouts.join(', ') },
  { name: 'amount', isNeeded: false, words: 'rupees' },
] as const;
export type ImportColumn = (typeof importColumns)[number]['name'];

export const mostImportLines = 10_000;
