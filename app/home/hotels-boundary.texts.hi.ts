import type { texts as english } from './hotels-boundary.texts.ts';

export const texts: typeof english = {
  unable: 'होटल अभी लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
};
