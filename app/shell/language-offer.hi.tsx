import type * as english from './language-offer.tsx';

/** Nobody comes to the pages in Hindi who has not chosen them. */
export const LanguageOffer: typeof english.LanguageOffer = () => null;
