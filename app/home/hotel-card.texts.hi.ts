import type { texts as english } from './hotel-card.texts.ts';

export const texts: typeof english = {
  rooms: (count) => (count === 1 ? '1 कमरा' : `${count} कमरे`),
  guests: (figure) => `${figure} मेहमान`,
};
