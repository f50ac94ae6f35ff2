export const texts = {
  tabTitle: 'Our Story – Tivoli',
  title: 'Our Story',
};
