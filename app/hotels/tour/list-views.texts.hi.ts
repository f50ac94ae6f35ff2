import type { texts as english } from './list-views.texts.ts';

export const texts: typeof english = {
  inside: 'अंदर',
  guests: (figure) => `${figure} मेहमान`,
  onTo: (place) => `आगे: ${place}`,
  backTo: (place) => `वापस: ${place}`,
};
