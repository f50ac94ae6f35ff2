import type * as english from './texts.ts';

export const failedPartTexts: typeof english.failedPartTexts = { tryAgain: 'फिर कोशिश करें' };
