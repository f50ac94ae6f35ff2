export const texts = {
  plan: 'Plan Your Wedding',
};
