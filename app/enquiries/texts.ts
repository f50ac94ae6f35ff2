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
