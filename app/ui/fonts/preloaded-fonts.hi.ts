import anekDevanagari from './anek-devanagari.woff2?url';
import type * as english from './preloaded-fonts.ts';
import tiro from './tiro-devanagari.woff2?url';

/** Headings and text begin with the Hindi files. The few Latin letters of a first screen wait until the styles ask for them. */
export const preloadedFonts: typeof english.preloadedFonts = [tiro, anekDevanagari];
