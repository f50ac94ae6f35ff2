export const texts = {
  tabTitle: (place: number, count: number, hotel: string) => `Picture ${place} of ${count} – ${hotel}`,
  description: (shown: string, hotel: string) => `${shown}. From the gallery of ${hotel}.`,
};
