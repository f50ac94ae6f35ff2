/** The sentence about required fields shows their sign in its middle. */
export const texts = {
  answerBeforeSign: 'Our team will contact you within 24 hours. Fields marked',
  answerAfterSign: 'are required.',
  preferToTalk: 'Prefer to talk?',
};
