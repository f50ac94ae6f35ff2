import type { texts as english } from './loyalty-form.texts.ts';

export const texts: typeof english = {
  submit: 'नाम लिखाएँ',
};
