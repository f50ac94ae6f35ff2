import type { texts as english } from './venue-field.texts.ts';

export const texts: typeof english = {
  loading: 'होटल लोड हो रहे हैं…',
  failed: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
};
