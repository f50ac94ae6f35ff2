export const texts = {
  reference: 'Your reference',
  seeSent: 'See what you sent',
  dismiss: 'Dismiss',
};
