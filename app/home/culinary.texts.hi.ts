import type { texts as english } from './culinary.texts.ts';

export const texts: typeof english = {
  heading: 'ज़ायक़ों की दावत',
  viewMenu: 'मेन्यू देखें',
  viewMenuOf: (kitchen) => `मेन्यू देखें: ${kitchen}`,
};
