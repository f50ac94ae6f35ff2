export const texts = {
  contactForRates: 'Contact for rates',
  from: (price: string) => `From ${price}`,
};
