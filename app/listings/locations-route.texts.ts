export const texts = {
  tabTitle: (heading: string | undefined) => `${heading ?? 'Our Locations'} – Tivoli`,
  description: (place: string | undefined) =>
    `Hotels, banquet venues and wedding destinations of Tivoli ${place ? `in ${place}` : 'in and around Delhi'}: halls, lawns, glass houses and rooms.`,
};
