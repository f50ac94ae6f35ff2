import type { texts as english } from './form-view.texts.ts';

export const texts: typeof english = {
  submitting: 'भेजा जा रहा है…',
  submitted: 'भेज दिया गया',
  trap: 'फ़ैक्स (इसे ख़ाली छोड़ दें)',
};
