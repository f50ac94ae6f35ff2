import type { texts as english } from './dish.texts.ts';

export const texts: typeof english = {
  vegetarian: (dish) => `${dish} (शाकाहारी)`,
};
