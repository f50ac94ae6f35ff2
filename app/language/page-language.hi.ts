import type * as english from './page-language.ts';

export const language: typeof english.language = 'hi';
export const locale: typeof english.locale = 'hi-IN';
export const languagePrefix: typeof english.languagePrefix = '/hi';
