import type { texts as english } from './policy-rows.texts.ts';

export const texts: typeof english = {
  services: 'सेवाएँ',
};
