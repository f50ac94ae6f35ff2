export const texts = {
  label: 'Welcome',
};
