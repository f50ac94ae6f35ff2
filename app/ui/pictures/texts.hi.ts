import type * as english from './texts.ts';

export const illustrationsTexts: typeof english.illustrationsTexts = { note: 'ये तस्वीरें फ़ोटो नहीं, बनाए गए चित्र हैं।' };

export const mapOnRequestTexts: typeof english.mapOnRequestTexts = {
  title: (name) => `${name} का नक़्शा`,
  load: 'नक़्शा खोलें',
};

export const pictureTexts: typeof english.pictureTexts = {
  none: 'तस्वीर नहीं है',
  unavailable: 'तस्वीर नहीं खुल सकी',
};
