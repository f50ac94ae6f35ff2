export const texts = {
  vegetarian: 'Vegetarian',
};
