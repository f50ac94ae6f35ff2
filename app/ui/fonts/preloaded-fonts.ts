import anek from './anek.woff2?url';
import cormorant from './cormorant.woff2?url';

/** The font files that every page begins with. */
export const preloadedFonts = [cormorant, anek];
