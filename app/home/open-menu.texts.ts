export const texts = {
  onRequest: 'The kitchen sends its menu on request, and changes it with you.',
};
