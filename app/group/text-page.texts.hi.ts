import type { texts as english } from './text-page.texts.ts';

export const texts: typeof english = {
  onThisPage: 'इस पेज पर',
  lastChanged: (day) => `पिछला बदलाव: ${day}`,
};
