import type { texts as english } from './overview.texts.ts';

export const texts: typeof english = {
  about: (hotel) => `${hotel} के बारे में`,
  rooms: 'कमरे',
  diningVenues: (count) => (count === 1 ? 'खाने-पीने की जगह' : 'खाने-पीने की जगहें'),
  eventCapacity: 'मेहमानों की क्षमता',
  concierge: 'कॉन्सियर्ज सेवा',
  watchDrawing: 'चलता चित्र देखें',
  watchFilm: 'विरासत की फ़िल्म देखें',
  factSheet: 'फ़ैक्ट शीट',
  compare: 'तुलना करें',
};
