import type { EventType } from '#app/catalogue/event-type.ts';
import type { AskedDay } from '#app/diary/open-days.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import type { Day } from '#app/language/dates.ts';

/** `home`: the dialogs of the home page and of hotel pages without a form. `enquiry`: the form elsewhere. */
export type Variant = 'home' | 'enquiry';

/** The fields that a visitor fills in, under the names that the form posts. */
export const enquiryFields = [
  'name',
  'email',
  'phone',
  'event_type',
  'event_date',
  'guest_count',
  'venue_id',
  'space',
  'needs_rooms',
  'budget_range',
  'special_requirements',
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** Everything as it was typed, so that the form can be shown again exactly as it was sent. */
export type EnquiryValues = Record<EnquiryField | 'submission_id' | 'variant' | 'campaign', string>;

/** `home` if the form says so; every other form is the enquiry variant. */
export function variantOf(values: { variant?: string }): Variant {
  return values.variant === 'home' ? 'home' : 'enquiry';
}

export function isRequired(field: EnquiryField, variant: Variant): boolean {
  if (field === 'venue_id') return variant === 'home';
  return !['space', 'needs_rooms', 'budget_range', 'special_requirements'].includes(field);
}

export function requiredFields(variant: Variant): readonly EnquiryField[] {
  return enquiryFields.filter((field) => isRequired(field, variant));
}

export type FieldErrors = Partial<Record<EnquiryField, string>>;

export interface SpaceOption {
  id: string;
  name: string;
}

export interface EnquiryVenue {
  slug: string;
  name: string;
  city: string;
  state: string;
  spaces?: SpaceOption[];
}

export interface SentEnquiry {
  reference: string;
  variant: Variant;
  venue: EnquiryVenue | null;
  space: string | null;
  eventType: EventType;
  eventDate: Day;
  guestCount: number;
  budgetRange: BudgetRange | null;
  email: string;
  /** How the chosen house stands on the wished day; null or absent if nobody is told. */
  asked?: AskedDay | null;
}

export interface EnquirySummary extends SentEnquiry {
  dueAt: string;
  mail: SenderMail;
}

/** The budgets that the enquiry variant offers; these values are stored. */
export const budgetRanges = ['under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

export function venueLabel({ name, city }: EnquiryVenue): string {
  return `${name} – ${city}`;
}
