import type { Variant } from '#app/enquiries/event/enquiry.ts';

/** Part 1, section 8. */
export const sentHeading = 'Booking Request Submitted!';

export const thanks: Record<Variant, string> = {
  home: 'Thank you for your interest in Tivoli. Our team will contact you within 24 hours to confirm your booking details.',
  enquiry: "Thank you for your inquiry. We'll contact you within 24 hours.",
};
