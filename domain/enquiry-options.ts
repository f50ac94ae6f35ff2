/** The form as the home and generic hotel pages' modals show it, or as every other page does (part 1, section 3). */
export const variants = ['home', 'enquiry'] as const;
export type Variant = (typeof variants)[number];

export const eventTypes = ['wedding', 'mice', 'corporate', 'birthday', 'cocktail', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

const eventTypeLabels: Record<EventType, string> = {
  wedding: 'Wedding',
  mice: 'MICE',
  corporate: 'Corporate Event',
  birthday: 'Birthday Party',
  cocktail: 'Cocktail Party',
  other: 'Other',
};

const homeLabels: Partial<Record<EventType, string>> = {
  mice: 'MICE - Meetings, Incentives, Conferences, Exhibitions',
  birthday: 'Birthday Celebration',
};

/** Both variants store the same values under labels of their own (part 1, section 3 "Option lists"). */
export function eventTypeLabel(type: EventType, variant: Variant): string {
  return (variant === 'home' && homeLabels[type]) || eventTypeLabels[type];
}

export const budgetRanges = ['under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

export const budgetLabels: Record<BudgetRange, string> = {
  'under-5-lakhs': 'Under ₹5 Lakhs',
  '5-10-lakhs': '₹5 – 10 Lakhs',
  '10-20-lakhs': '₹10 – 20 Lakhs',
  '20-50-lakhs': '₹20 – 50 Lakhs',
  'above-50-lakhs': 'Above ₹50 Lakhs',
};
