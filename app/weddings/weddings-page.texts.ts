export const texts = {
  tabTitle: 'Weddings – Tivoli',
  description:
    'Haldi, mehndi, cocktails, nikah, wedding and reception at the palaces, lawns and glass houses of Tivoli in and around Delhi.',
  here: 'Weddings',
};
