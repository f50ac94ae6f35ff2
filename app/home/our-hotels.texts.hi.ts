import type { texts as english } from './our-hotels.texts.ts';

export const texts: typeof english = {
  heading: 'हमारे होटल',
  brands: 'ब्रांड',
  hotels: 'होटल',
  loading: 'होटल लोड हो रहे हैं…',
  unable: 'हमारे होटल अभी लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  none: 'इस ब्रांड में अभी कोई होटल नहीं है।',
};
