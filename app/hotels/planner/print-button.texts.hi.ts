import type { texts as english } from './print-button.texts.ts';

export const texts: typeof english = {
  print: 'यह शीट प्रिंट करें',
};
