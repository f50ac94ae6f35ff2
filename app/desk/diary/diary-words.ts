/** The kinds of function, as the trade names them. */
export const functionKinds = [
  'mehndi',
  'haldi',
  'sangeet',
  'wedding',
  'reception',
  'engagement',
  'conference',
  'meeting',
  'lunch',
  'dinner',
  'cocktail',
  'birthday',
  'exhibition',
  'maintenance',
  'other',
] as const;
export type FunctionKind = (typeof functionKinds)[number];

export const kindLabels: Record<FunctionKind, string> = {
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

/** How a function stands: only options, definite functions and blocked times claim their spaces. */
export const functionStates = ['enquiry', 'option', 'definite', 'blocked', 'released'] as const;
export type FunctionState = (typeof functionStates)[number];

export const stateLabels: Record<FunctionState, string> = {
  enquiry: 'Enquiry',
  option: 'Option',
  definite: 'Definite',
  blocked: 'Blocked',
  released: 'Released',
};

export const functionLayouts = ['theatre', 'classroom', 'banquet', 'reception', 'boardroom'] as const;
export type FunctionLayout = (typeof functionLayouts)[number];

export const layoutLabels: Record<FunctionLayout, string> = {
  theatre: 'Theatre',
  classroom: 'Classroom',
  banquet: 'Banquet',
  reception: 'Reception',
  boardroom: 'Boardroom',
};

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
