export const bookingFailedTexts = {
  failed: 'Failed to load hotels. Please refresh the page.',
  orCall: { before: 'Or call', after: '.' },
  openPage: 'Open the enquiry page',
};
