export const texts = {
  contact: 'Contact',
  enquire: 'Enquire',
  call: 'Call',
  message: (about: string) => `Hello, I would like to enquire about ${about}.`,
};
