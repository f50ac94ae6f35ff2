import type { texts as english } from './sample-mark.texts.ts';

export const texts: typeof english = { sample: 'नमूना' };
