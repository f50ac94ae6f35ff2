import type { texts as english } from './hotel-rows.texts.ts';

export const texts: typeof english = {
  unable: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  none: 'आपकी पसंद की कोई जगह यहाँ नहीं मिली।',
  adjust: 'फ़िल्टर थोड़े बदलकर देखिए, और जगहें मिल सकती हैं।',
  allHotels: 'सभी होटल देखें',
  property: 'जगह',
  properties: 'जगहें',
  compare: 'तुलना करें',
  withOthers: (hotel) => `: ${hotel}`,
};
