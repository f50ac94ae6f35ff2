import type { texts as english } from './planning.texts.ts';

export const texts: typeof english = {
  area: 'क्षेत्रफल',
  guests: 'मेहमान',
  layouts: 'बैठने का इंतज़ाम',
};
