import type { Variant } from '#app/enquiries/event/enquiry.ts';

/** The heading of the confirmation of an enquiry. */
export const sentHeading = 'Booking Request Submitted!';

export const thanks: Record<Variant, string> = {
  home: 'Thank you for your interest in Tivoli. Our team will contact you within 24 hours to confirm your booking details.',
  enquiry: "Thank you for your inquiry. We'll contact you within 24 hours.",
};
