export const texts = {
  enquire: 'Enquire',
};
