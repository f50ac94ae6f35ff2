export const texts = {
  reference: 'Your reference',
  another: 'Submit Another Booking',
};
