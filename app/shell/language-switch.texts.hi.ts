import type { texts as english } from './language-switch.texts.ts';

export const texts: typeof english = { name: 'English' };
