import type { Refusal } from '#app/desk/enquiry/enquiry-change.ts';

export const kindLabels = {
  mehndi: 'Mehndi',
  haldi: 'Haldi',
  sangeet: 'Sangeet',
  wedding: 'Wedding',
  reception: 'Reception',
  engagement: 'Engagement',
  conference: 'Conference session',
  meeting: 'Meeting',
  lunch: 'Lunch',
  dinner: 'Dinner',
  cocktail: 'Cocktails',
  birthday: 'Birthday',
  exhibition: 'Exhibition',
  maintenance: 'Maintenance',
  other: 'Other function',
};
export type FunctionKind = keyof typeof kindLabels;
export const functionKinds = Object.keys(kindLabels) as FunctionKind[];

/** A function is in one of these states. Only options, definite functions and blocked times claim their spaces. */
export const stateLabels = {
  enquiry: 'Enquiry',
  option: 'Option',
  definite: 'Definite',
  blocked: 'Blocked',
  released: 'Released',
};
export type FunctionState = keyof typeof stateLabels;
export const functionStates = Object.keys(stateLabels) as FunctionState[];

export const layoutLabels = {
  theatre: 'Theatre',
  classroom: 'Classroom',
  banquet: 'Banquet',
  reception: 'Reception',
  boardroom: 'Boardroom',
};
export type FunctionLayout = keyof typeof layoutLabels;
export const functionLayouts = Object.keys(layoutLabels) as FunctionLayout[];

/** Returns "Option" or "2nd option". Only the desk shows the place in the queue. */
export function stateInWords({ state, rank }: { state: FunctionState; rank: number | null }): string {
  return state === 'option' && rank && rank > 1 ? `${ordinal(rank)} option` : stateLabels[state];
}

function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10];
  return `${number}${ending ?? 'th'}`;
}

/** A plan of a function: a new function is made from it, and one that is moved gets another. */
export interface FunctionPlan {
  property: string;
  kind: FunctionKind;
  /** The ids of its spaces. */
  spaces: string[];
  starts: Date;
  ends: Date;
  setupMinutes: number;
  clearingMinutes: number;
  layout: FunctionLayout | null;
  expected: number | null;
  guaranteed: number | null;
  /** The amount is in rupees. */
  amount: number | null;
}

export interface DiaryFunction extends FunctionPlan {
  reference: string;
  state: FunctionState;
  /** An option with rank 1 holds its spaces; options with 2 and more wait. */
  rank: number | null;
  expires: Date | null;
  /** Its owner was asked at this time to confirm. */
  challenged: Date | null;
  reason: string | null;
  /** The id of a person of staff. */
  owner: string | null;
  /** The reference of its lead; null if it has none, or if this person may not see it. */
  lead: string | null;
  /** The name on that lead. */
  family: string | null;
  version: number;
}

/** The result of a change of the diary. Nothing was changed unless it is `done`. */
export type DiaryResult =
  | { kind: 'done'; references: string[] }
  /** `rivals` claim the same spaces at that time; `mayWait` says whether it can be a second option behind them. */
  | { kind: 'clash'; rivals: DiaryFunction[]; mayWait: boolean }
  | Refusal;

const grouped = new Intl.NumberFormat('en-IN');

/** Returns "650 guests", or nothing if their number is not known. */
export function guestsInWords({ guaranteed, expected }: FunctionPlan): string {
  const guests = guaranteed ?? expected;
  return guests ? `${grouped.format(guests)} guests` : '';
}
