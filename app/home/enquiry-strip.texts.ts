export const texts = {
  label: 'Enquire',
  ask: 'Tell us the day and the number of guests.',
  answer: 'Our team will contact you within 24 hours.',
  enquire: 'Enquire',
};
