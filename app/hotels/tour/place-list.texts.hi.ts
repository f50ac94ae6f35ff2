import type { texts as english } from './place-list.texts.ts';

export const texts: typeof english = { places: 'टूर की जगहें' };
