export const texts = {
  submitting: 'Submitting...',
  submitted: 'Submitted Successfully',
  trap: 'Fax (leave this empty)',
};
