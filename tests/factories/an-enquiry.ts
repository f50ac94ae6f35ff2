import type { EnquiryValues } from '#app/enquiries/enquiry.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { inDays } from '#tests/support/dates.ts';

/** A valid enquiry, as a family types it into the form and its browser posts it. */
export function anEnquiry(change: FormValues = {}): EnquiryValues {
  return {
    variant: 'enquiry',
    submission_id: crypto.randomUUID(),
    campaign: '',
    name: 'Meera Sample',
    email: 'Meera@Example.com',
    phone: '98100 00000',
    event_type: 'wedding',
    event_date: inDays(120),
    day_exactness: 'day',
    event_month: '',
    guest_count: '450',
    venue_id: 'the-tivoli',
    space: '',
    needs_rooms: 'no',
    budget_range: '',
    special_requirements: '',
    ...change,
  };
}
