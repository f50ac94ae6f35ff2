import anekDevanagari from './anek-devanagari.woff2?url';
import anek from './anek-one-weight.woff2?url';
import cormorant from './cormorant-one-weight.woff2?url';
import type * as english from './preloaded-fonts.ts';
import tiro from './tiro-devanagari.woff2?url';

/** Headings and text begin with the Hindi files; names in Latin letters are on each first screen as well. */
export const preloadedFonts: typeof english.preloadedFonts = [tiro, anekDevanagari, cormorant, anek];
