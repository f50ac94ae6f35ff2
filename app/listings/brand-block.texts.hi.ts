import type { texts as english } from './brand-block.texts.ts';

export const texts: typeof english = {
  byLocation: 'लोकेशन के हिसाब से देखें',
};
