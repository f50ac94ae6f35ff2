import type { texts as english } from './upcoming.texts.ts';

export const texts: typeof english = {
  heading: 'नए और आने वाले होटल',
  text: 'Wedcation के नाम से तीन और पते।',
  allLocations: 'सभी लोकेशन',
};
