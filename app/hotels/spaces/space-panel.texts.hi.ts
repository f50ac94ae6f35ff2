import type { texts as english } from './space-panel.texts.ts';

export const texts: typeof english = {
  details: 'पूरी जानकारी',
  guests: 'मेहमान',
  guestsOn: (area) => `मेहमान, ${area} में`,
  byLayout: 'क्षमता बैठने के इंतज़ाम पर',
  byLayoutOn: (area) => `क्षमता बैठने के इंतज़ाम पर, ${area} में`,
  more: (features) => (features === 1 ? '+1 और ख़ूबी' : `+${features} और ख़ूबियाँ`),
};
