import type * as english from './texts.ts';

export const allLocationsRouteTexts: typeof english.allLocationsRouteTexts = {
  tabTitle: 'सभी लोकेशन – Tivoli',
  description: (places) => `Tivoli का हर होटल और वेन्यू, शहर के हिसाब से: ${places}।`,
  title: 'सभी लोकेशन',
  text: 'Tivoli का हर होटल और वेन्यू, शहर के हिसाब से।',
};

export const placesMapTexts: typeof english.placesMapTexts = {
  km: (km) => `${km} किमी`,
  theCity: 'मध्य दिल्ली के आसपास',
  fromDelhi: (km) => `मध्य दिल्ली से ${km} किमी`,
  straight: 'दूरियाँ सीधी रेखा में',
};

export const brandsTexts: typeof english.brandsTexts = {
  byLocation: 'लोकेशन के हिसाब से देखें',
  title: 'हमारे ब्रांड',
  text: 'चार नाम, मेज़बानों का एक ही परिवार।',
  brands: 'ब्रांड',
  allBrands: 'सभी ब्रांड',
  unable: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  list: 'होटल और वेन्यू',
  property: 'जगह',
  properties: 'जगहें',
  none: 'इस ब्रांड में अभी कोई होटल नहीं है।',
  rated: (town, rating) => `${town} · रेटिंग ${rating}`,
  viewDetails: 'पूरी जानकारी',
  tabTitle: 'हमारे ब्रांड – Tivoli',
  description: (brands) => `Tivoli के ब्रांड: ${brands}।`,
  tabTitleOf: (brand) => `${brand} – होटल और वेन्यू`,
};

export const hotelRowTexts: typeof english.hotelRowTexts = {
  rated: (town, rating) => `${town} · रेटिंग ${rating}`,
};

export const hotelRowsTexts: typeof english.hotelRowsTexts = {
  unable: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  none: 'आपकी पसंद की कोई जगह यहाँ नहीं मिली।',
  adjust: 'फ़िल्टर थोड़े बदलकर देखिए, और जगहें मिल सकती हैं।',
  allHotels: 'सभी होटल देखें',
  property: 'जगह',
  properties: 'जगहें',
  compare: 'तुलना करें',
  withOthers: (hotel) => `: ${hotel}`,
};

export const locationsTexts: typeof english.locationsTexts = {
  aboutBrand: 'इस ब्रांड के बारे में',
  brandIn: (brand, place) => `${place} में ${brand}`,
  hotelsIn: (place) => `${place} में होटल और वेन्यू`,
  allBrands: 'सभी ब्रांड',
  allLocations: 'सभी लोकेशन',
  title: 'हमारी लोकेशन',
  text: 'दिल्ली और आसपास महल, ग्लास हाउस और लॉन।',
  list: 'होटल और वेन्यू',
  brands: 'ब्रांड',
  locations: 'लोकेशन',
  tabTitle: (heading) => `${heading ?? 'हमारी लोकेशन'} – Tivoli`,
  description: (place) =>
    `${place ? `${place} में` : 'दिल्ली और आसपास'} Tivoli के होटल, बैंक्वेट और शादियों की जगहें: हॉल, लॉन, ग्लास हाउस और कमरे।`,
};

export const showAllLinkTexts: typeof english.showAllLinkTexts = {
  all: (total, of) => `${of} की सभी ${total} जगहें देखें`,
};

export const spaceRowTexts: typeof english.spaceRowTexts = {
  holds: (guests) => `${guests} मेहमानों तक`,
  onRequest: 'क्षमता पूछने पर',
};
