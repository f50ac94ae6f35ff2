import type { texts as english } from './all-locations-route.texts.ts';

export const texts: typeof english = {
  tabTitle: 'सभी लोकेशन – Tivoli',
  description: (places) => `Tivoli का हर होटल और वेन्यू, शहर के हिसाब से: ${places}।`,
};
