import type { texts as english } from './all-locations-page.texts.ts';

export const texts: typeof english = {
  title: 'सभी लोकेशन',
  text: 'Tivoli का हर होटल और वेन्यू, शहर के हिसाब से।',
};
