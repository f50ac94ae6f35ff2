import type { texts as english } from './gallery-picture-route.texts.ts';

export const texts: typeof english = {
  tabTitle: (place, count, hotel) => `${count} में से तस्वीर ${place} – ${hotel}`,
  description: (shown, hotel) => `${shown}। ${hotel} की गैलरी से।`,
};
