import type { texts as english } from './waiting.texts.ts';

export const texts: typeof english = {
  noProperties: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  noHotels: 'हमारे होटल अभी लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  noVenues: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  noPage: 'कुछ गड़बड़ हो गई।',
  loadingProperties: 'होटल लोड हो रहे हैं…',
  loadingBrands: 'ब्रांड लोड हो रहे हैं…',
};
