/** The heading of the confirmation of an enquiry, and the thanks by the variant of its form. */
export const texts = {
  heading: 'Booking Request Submitted!',
  home: 'Thank you for your interest in Tivoli. Our team will contact you within 24 hours to confirm your booking details.',
  enquiry: "Thank you for your inquiry. We'll contact you within 24 hours.",
};
