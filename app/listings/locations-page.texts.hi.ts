import type { texts as english } from './locations-page.texts.ts';

export const texts: typeof english = {
  allBrands: 'सभी ब्रांड',
  allLocations: 'सभी लोकेशन',
  title: 'हमारी लोकेशन',
  text: 'दिल्ली और आसपास महल, ग्लास हाउस और लॉन।',
  list: 'होटल और वेन्यू',
  brands: 'ब्रांड',
  locations: 'लोकेशन',
};
