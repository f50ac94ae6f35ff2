export const texts = {
  submit: 'Register Interest',
};
