/** The keys of a record of labels, in their order. */
const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

/** The kinds of function, as the trade names them. */
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
export const functionKinds = keysOf(kindLabels);

/** How a function stands: only options, definite functions and blocked times claim their spaces. */
export const stateLabels = {
  enquiry: 'Enquiry',
  option: 'Option',
  definite: 'Definite',
  blocked: 'Blocked',
  released: 'Released',
};
export type FunctionState = keyof typeof stateLabels;
export const functionStates = keysOf(stateLabels);

export const layoutLabels = {
  theatre: 'Theatre',
  classroom: 'Classroom',
  banquet: 'Banquet',
  reception: 'Reception',
  boardroom: 'Boardroom',
};
export type FunctionLayout = keyof typeof layoutLabels;
export const functionLayouts = keysOf(layoutLabels);

/** "Option", "2nd option": the queue's numbers are for the desk only. */
export function stateInWords({ state, rank }: { state: FunctionState; rank: number | null }): string {
  return state === 'option' && rank && rank > 1 ? `${ordinal(rank)} option` : stateLabels[state];
}

/** "1st", "2nd", "3rd", "11th". */
function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10];
  return `${number}${ending ?? 'th'}`;
}
