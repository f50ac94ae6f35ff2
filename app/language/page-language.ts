export type Language = 'en' | 'hi';

/** The language of the pages that this build renders. Its Hindi twin stands for this file in the Hindi build. */
export const language: Language = 'en';

/** The value of `<html lang>`, and what `Intl` is asked for. */
export const locale: string = 'en-IN';

/** Stands before the path of each page. */
export const languagePrefix: string = '';
