export const texts = {
  close: 'Close',
};
