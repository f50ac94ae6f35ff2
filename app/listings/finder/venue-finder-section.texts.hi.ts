import type { texts as english } from './venue-finder-section.texts.ts';

export const texts: typeof english = {
  heading: 'मेहमान, इंतज़ाम और तारीख़ से जगह खोजें',
};
