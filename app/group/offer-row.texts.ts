export const texts = {
  until: (day: string) => `Until ${day}`,
  from: (price: string) => `From ${price}`,
  enquire: 'Enquire',
  enquireAbout: (title: string) => `Enquire about ${title}`,
};
