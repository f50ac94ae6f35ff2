import type * as english from './texts.ts';

export const messageTexts: typeof english.messageTexts = {
  opening: 'नमस्ते, यह मेरी पूछताछ है।',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
};
