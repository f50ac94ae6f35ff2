import type { texts as english } from './locator.texts.ts';

export const texts: typeof english = {
  km: (distance) => `${distance} किमी`,
};
