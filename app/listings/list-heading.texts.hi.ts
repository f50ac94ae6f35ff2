import type { texts as english } from './list-heading.texts.ts';

export const texts: typeof english = {
  brandIn: (brand, place) => `${place} में ${brand}`,
  hotelsIn: (place) => `${place} में होटल और वेन्यू`,
};
