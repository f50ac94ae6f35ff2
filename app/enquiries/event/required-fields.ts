import type { EnquiryField, Variant } from './enquiry.ts';

/** The fields that a variant cannot do without (part 1, section 5; the e-mail is required by decision). */
export function isRequired(field: EnquiryField, variant: Variant): boolean {
  if (field === 'venue_id') return variant === 'home';
  return !['needs_rooms', 'budget_range', 'special_requirements'].includes(field);
}
