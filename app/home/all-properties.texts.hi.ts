import type { texts as english } from './all-properties.texts.ts';

export const texts: typeof english = {
  heading: 'हमारे सभी होटल और वेन्यू',
  byBrand: 'ब्रांड चुनें',
  allBrands: 'सभी ब्रांड',
  byLocation: 'लोकेशन चुनें',
  allLocations: 'सभी लोकेशन',
};
