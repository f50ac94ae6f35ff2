import type { texts as english } from './room-list.texts.ts';

export const texts: typeof english = {
  isComplimentary: (note) => /complimentary|निःशुल्क/i.test(note),
};
