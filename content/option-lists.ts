import type { AskedKind, EventType } from '#app/catalogue/event-type.ts';
import type { BudgetRange } from '#app/enquiries/enquiry.ts';
import type { ContactTopic } from '#app/enquiries/requests/contact-topic.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** Returns the label of a stored value; a value that no list has any more is shown as it is. */
export function labelOf<Value extends string>(options: readonly Option<Value>[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Event types by form variant: the stored values are the same, two labels differ. */
export const eventTypeOptions: Record<'home' | 'enquiry', Option<EventType>[]> = {
  home: [
    { value: 'wedding', label: 'Wedding' },
    { value: 'mice', label: 'MICE - Meetings, Incentives, Conferences, Exhibitions' },
    { value: 'corporate', label: 'Corporate Event' },
    { value: 'birthday', label: 'Birthday Celebration' },
    { value: 'cocktail', label: 'Cocktail Party' },
    { value: 'other', label: 'Other' },
  ],
  enquiry: [
    { value: 'wedding', label: 'Wedding' },
    { value: 'mice', label: 'MICE' },
    { value: 'corporate', label: 'Corporate Event' },
    { value: 'birthday', label: 'Birthday Party' },
    { value: 'cocktail', label: 'Cocktail Party' },
    { value: 'other', label: 'Other' },
  ],
};

/** The functions that an enquiry may ask for besides its main one. */
export const functionOptions: Option<AskedKind>[] = [
  { value: 'mehndi', label: 'Mehndi' },
  { value: 'haldi', label: 'Haldi' },
  { value: 'sangeet', label: 'Sangeet' },
  { value: 'wedding', label: 'Wedding' },
  { value: 'reception', label: 'Reception' },
  { value: 'cocktail', label: 'Cocktails' },
  { value: 'conference', label: 'Conference' },
  { value: 'dinner', label: 'Dinner' },
];

/** Budgets in rupees, as the owner's earlier form named them. Only the enquiry page's variant asks for one. */
export const budgetOptions: Option<BudgetRange>[] = [
  { value: 'under-5-lakhs', label: 'Under ₹5 Lakhs' },
  { value: '5-10-lakhs', label: '₹5 – 10 Lakhs' },
  { value: '10-20-lakhs', label: '₹10 – 20 Lakhs' },
  { value: '20-50-lakhs', label: '₹20 – 50 Lakhs' },
  { value: 'above-50-lakhs', label: 'Above ₹50 Lakhs' },
];

/** The topics of the short contact form. */
export const contactTopicOptions: Option<ContactTopic>[] = [
  { value: 'sustainability', label: 'Sustainability' },
  { value: 'media', label: 'Media and press' },
  { value: 'other', label: 'Something else' },
];
