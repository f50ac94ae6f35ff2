import type { texts as english } from './catering-lists.texts.ts';

export const texts: typeof english = {
  services: 'सेवाएँ',
  specialties: 'ख़ास पकवान',
  packages: 'पैकेज',
};
