import type { texts as english } from './hired-for.texts.ts';

export const texts: typeof english = {
  conferences: 'मीटिंग और कॉन्फ़्रेंस',
};
