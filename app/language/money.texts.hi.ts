import type { texts as english } from './money.texts.ts';

export const texts: typeof english = {
  contactForRates: 'दाम के लिए संपर्क करें',
  from: (price) => `${price} से`,
};
