export const texts = {
  room: {
    heading: 'Room Request Submitted!',
    thanks: 'Thank you for your room request. Our team will contact you within 24 hours.',
  },
  loyalty: {
    heading: 'Your Interest Is Noted',
    thanks: 'Thank you for your interest in our loyalty programme. Our team will contact you within 24 hours.',
  },
  contact: {
    heading: 'Your Message Is Sent',
    thanks: 'Thank you for writing to us. Our team will contact you within 24 hours.',
  },
  application: {
    heading: "Application submitted successfully! We'll get back to you soon.",
    thanks: 'Our team will contact you within 24 hours.',
  },
  hotels: 'See Our Hotels',
  anotherMessage: 'Send Another Message',
  careers: 'Back to Careers',
};
