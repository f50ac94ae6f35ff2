import type { texts as english } from './picture.texts.ts';

export const texts: typeof english = {
  none: 'तस्वीर नहीं है',
  unavailable: 'तस्वीर नहीं खुल सकी',
};
