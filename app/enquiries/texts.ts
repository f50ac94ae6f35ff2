/** What several forms say in the same words. */
export const formLabelsTexts = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  failed: { title: 'Submission Failed', message: 'An unexpected error occurred' },
  notDecided: 'Not decided yet',
};

export const occasionChoiceTexts = {
  question: 'What is it about?',
  event: 'An event',
  room: 'A room',
};

export const bookingFailedTexts = {
  failed: 'Failed to load hotels. Please refresh the page.',
  orCall: { before: 'Or call', after: '.' },
  openPage: 'Open the enquiry page',
};

export const venueFieldTexts = {
  loading: 'Loading hotels...',
  failed: 'Failed to load hotels. Please refresh the page.',
};
