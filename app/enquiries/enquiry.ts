import type { EventType } from '#app/catalogue/event-type.ts';
import type { AskedDay } from '#app/diary/open-days.ts';
import type { FormValues, SenderMail } from '#app/forms/form-types.ts';
import type { Day } from '#app/language/dates.ts';
import type { Estimate } from '#app/prices/estimate.ts';
import type { DayExactness, EventFunction } from './functions/event-functions.ts';

/** `home` is the form in the dialogs of all pages, which has fewer fields; `enquiry` is the form in a page. */
export type Variant = 'home' | 'enquiry';

/** The fields that a visitor fills in, under the names that the form posts. */
export const enquiryFields = [
  'name',
  'email',
  'phone',
  'event_type',
  'event_date',
  'day_exactness',
  'event_month',
  'guest_count',
  'venue_id',
  'space',
  'needs_rooms',
  'budget_range',
  'special_requirements',
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/**
 * The values are kept as they were typed, so that the form can be shown again exactly as it was sent. Functions that were
 * added have fields of their own (`functionFieldNames`).
 */
export type EnquiryValues = Record<EnquiryField | 'submission_id' | 'variant' | 'campaign', string> & FormValues;

/** Returns `home` if the form says so; every other form is the enquiry variant. */
export function variantOf(values: { variant?: string }): Variant {
  return values.variant === 'home' ? 'home' : 'enquiry';
}

export function isRequired(field: EnquiryField, variant: Variant): boolean {
  if (field === 'venue_id') return variant === 'home';
  return ['name', 'email', 'phone', 'event_type', 'event_date', 'guest_count'].includes(field);
}

export function requiredFields(variant: Variant): readonly EnquiryField[] {
  return enquiryFields.filter((field) => isRequired(field, variant));
}

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
  dayExactness: DayExactness;
  guestCount: number;
  /** Empty unless there are several. */
  functions: EventFunction[];
  budgetRange: BudgetRange | null;
  needsRooms: boolean;
  message: string | null;
  email: string;
  /** What it may cost; null or absent where the hotel has no prices. */
  estimate?: Estimate | null;
  /** Whether the chosen hotel is open on the wished day; null or absent if visitors are not told. */
  asked?: AskedDay | null;
}

export interface EnquirySummary extends SentEnquiry {
  dueAt: string;
  mail: SenderMail;
  /** The token of the sender's own page; absent while it is held back. */
  familyKey?: string | undefined;
}

/** The budgets that the enquiry variant offers; these values are stored. */
export const budgetRanges = ['under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

/** Returns "The Tivoli, New Delhi"; a name that ends with its city says it once. */
export function venueAndCity({ name, city }: Pick<EnquiryVenue, 'name' | 'city'>): string {
  return name.endsWith(`, ${city}`) ? name : `${name}, ${city}`;
}

export function venueLabel({ name, city }: EnquiryVenue): string {
  return `${name} – ${city}`;
}
