import type { FunctionKind, FunctionLayout, FunctionState } from './diary-words.ts';

/** One function of the diary. Moments are in ISO 8601. */
export interface DiaryFunction {
  reference: string;
  property: string;
  kind: FunctionKind;
  /** The ids of its spaces. */
  spaces: string[];
  starts: string;
  ends: string;
  setupMinutes: number;
  clearingMinutes: number;
  layout: FunctionLayout | null;
  expected: number | null;
  guaranteed: number | null;
  /** In rupees. */
  amount: number | null;
  state: FunctionState;
  /** Of an option: 1 holds the spaces, 2 and more wait. */
  rank: number | null;
  expires: string | null;
  /** Since when its owner is asked to confirm. */
  challenged: string | null;
  reason: string | null;
  /** A person of staff. */
  owner: string | null;
  /** The reference of its lead; null if it has none, or if this person may not see it. */
  lead: string | null;
  version: number;
}

/** What a function is planned as: the same for a new one and for one that is moved. */
export interface FunctionPlan {
  property: string;
  kind: FunctionKind;
  spaces: string[];
  starts: Date;
  ends: Date;
  setupMinutes: number;
  clearingMinutes: number;
  layout: FunctionLayout | null;
  expected: number | null;
  guaranteed: number | null;
  amount: number | null;
}

/** Whether an option waits behind a function, or nothing can be done but choosing another day or space. */
export interface Clash {
  kind: 'clash';
  /** The functions that stand against it, by their references. */
  rivals: DiaryFunction[];
  /** Whether it can be a second option. */
  mayWait: boolean;
}

/** The result of a change of the diary. Only `done` changed anything. */
export type DiaryResult =
  | { kind: 'done'; references: string[] }
  | Clash
  /** Somebody else changed it first. */
  | { kind: 'conflict'; by: string; at: string | null }
  | { kind: 'refused'; words: string }
  | { kind: 'gone' };
