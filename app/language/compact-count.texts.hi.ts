import type { texts as english } from './compact-count.texts.ts';

export const texts: typeof english = {
  thousands: (count) => `${count} हज़ार`,
};
