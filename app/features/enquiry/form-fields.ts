import type { EnquiryField, Variant } from '#domain/enquiry.ts';

/** Each variant's fields in its own order, under its own labels (part 1, section 5; facts "Enquiry form"). */
export const formFields: Record<Variant, readonly (readonly [EnquiryField, string])[]> = {
  home: [
    ['name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['event_date', 'Event Date'],
    ['guest_count', 'Number of Guests'],
    ['event_type', 'Event Type'],
    ['venue_id', 'Preferred Venue'],
    ['special_requirements', 'Special Requirements'],
  ],
  enquiry: [
    ['name', 'Name'],
    ['event_type', 'Event Type'],
    ['venue_id', 'Hotel or venue'],
    ['event_date', 'Event Date'],
    ['guest_count', 'Number of Guests'],
    ['phone', 'Phone'],
    ['email', 'Email'],
    ['needs_rooms', 'Room Requirements'],
    ['budget_range', 'Budget Range'],
    ['special_requirements', 'Special Requirements'],
  ],
};

export const submitLabels: Record<Variant, string> = { home: 'Submit Booking Request', enquiry: 'Submit Enquiry' };
