import type { texts as english } from './space-floors.texts.ts';

export const texts: typeof english = {
  guests: (figure) => `${figure} मेहमान`,
};
