/** What several forms say in the same words. */
export const texts = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  failed: { title: 'Submission Failed', message: 'An unexpected error occurred' },
  notDecided: 'Not decided yet',
};
