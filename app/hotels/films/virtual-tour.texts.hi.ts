import type { texts as english } from './virtual-tour.texts.ts';

export const texts: typeof english = {
  virtualTour: 'वर्चुअल टूर',
  walk: (hotel) => `${hotel} की सैर, नई विंडो में खुलेगी`,
};
