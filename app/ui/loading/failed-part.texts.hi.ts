import type { texts as english } from './failed-part.texts.ts';

export const texts: typeof english = { tryAgain: 'फिर कोशिश करें' };
