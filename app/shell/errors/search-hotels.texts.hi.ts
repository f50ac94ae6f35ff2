import type { texts as english } from './search-hotels.texts.ts';

export const texts: typeof english = {
  label: 'होटल और वेन्यू खोजें',
  search: 'खोजें',
  noHotels: 'कोई होटल नहीं मिला',
  nearestTo: (town) => `${town} में हमारा कोई होटल नहीं है। सबसे पास के:`,
  askUs: 'हमें बताइए, आप क्या सोच रहे हैं',
};
