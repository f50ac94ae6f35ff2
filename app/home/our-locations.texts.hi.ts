import type { texts as english } from './our-locations.texts.ts';

export const texts: typeof english = {
  heading: 'हमारी लोकेशन',
  locations: 'लोकेशन',
  viewDetails: 'पूरी जानकारी',
  previous: 'पिछली लोकेशन',
  next: 'अगली लोकेशन',
  loading: 'होटल लोड हो रहे हैं…',
  unable: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  none: 'आपकी पसंद की कोई जगह यहाँ नहीं मिली।',
};
