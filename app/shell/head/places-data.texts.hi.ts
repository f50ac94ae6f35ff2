import type { texts as english } from './places-data.texts.ts';

export const texts: typeof english = {
  guests: 'मेहमान',
};
