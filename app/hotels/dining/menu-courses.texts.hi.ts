import type { texts as english } from './menu-courses.texts.ts';

export const texts: typeof english = {
  vegetarian: 'शाकाहारी',
};
