import type { texts as english } from './map-on-request.texts.ts';

export const texts: typeof english = {
  title: (name) => `${name} का नक़्शा`,
  load: 'नक़्शा खोलें',
};
