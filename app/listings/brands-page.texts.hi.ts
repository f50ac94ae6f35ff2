import type { texts as english } from './brands-page.texts.ts';

export const texts: typeof english = {
  title: 'हमारे ब्रांड',
  text: 'चार नाम, मेज़बानों का एक ही परिवार।',
  brands: 'ब्रांड',
  allBrands: 'सभी ब्रांड',
  unable: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  list: 'होटल और वेन्यू',
  property: 'जगह',
  properties: 'जगहें',
  byLocation: 'लोकेशन के हिसाब से देखें',
};
