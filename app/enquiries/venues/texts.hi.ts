import type * as english from './texts.ts';

export const venueFieldTexts: typeof english.venueFieldTexts = {
  loading: 'होटल लोड हो रहे हैं…',
  failed: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
};
