import type { texts as english } from './film-data.texts.ts';

export const texts: typeof english = {
  description: (title, about) => `${title}: ${about} का छोटा, बिना आवाज़ का चलता चित्र।`,
};
