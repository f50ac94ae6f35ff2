import type { texts as english } from './hero.texts.ts';

export const texts: typeof english = {
  label: 'आपका स्वागत है',
};
