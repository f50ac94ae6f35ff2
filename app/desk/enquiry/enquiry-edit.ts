import { phoneEnquiryRules } from '#app/desk/inbox/phone-enquiry.ts';
import type { Accepted } from '#app/forms/form-rules.ts';
import { optional, readEmail } from '#app/forms/form-rules.ts';

/** What staff may correct in an enquiry. The same rules hold as for one that they type in. */
export function enquiryEditRules(context: Parameters<typeof phoneEnquiryRules>[0]) {
  const { name, phone, venue_id, event_type, event_date, guest_count } = phoneEnquiryRules(context);
  return {
    name,
    // An enquiry that came by e-mail may have no number.
    phone: optional(phone),
    email: optional(readEmail),
    venue_id,
    event_type,
    event_date,
    guest_count,
  };
}

export type EnquiryEdit = Accepted<ReturnType<typeof enquiryEditRules>>;

/** Whether an enquiry is for an event; a stay keeps the days that its guest chose. */
export function isForEvent(source: string): boolean {
  return source !== 'room_booking' && source !== 'loyalty';
}
