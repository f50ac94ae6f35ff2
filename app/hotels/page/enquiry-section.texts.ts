export const texts = {
  ask: 'Tell us the day and the number. Our team will contact you within 24 hours.',
  preferToTalk: 'Prefer to talk?',
};
