export const texts = {
  label: 'On this page',
  enquire: 'Enquire',
};
