import type { texts as english } from './hotel-head.texts.ts';

export const texts: typeof english = {
  hotelIn: (name, town) => `${name} – ${town} में लग्ज़री होटल`,
  venueIn: (name, town) => `${name} – ${town} में बैंक्वेट वेन्यू`,
};
