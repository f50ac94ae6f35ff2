export const texts = {
  tabTitle: 'Our Brands – Tivoli',
  description: (brands: string) => `The brands of Tivoli: ${brands}.`,
  tabTitleOf: (brand: string) => `${brand} – Hotels and Venues`,
};
