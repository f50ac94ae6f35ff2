import { lookUp } from '#platform/look-up.ts';
import type * as english from './texts.ts';

const categories: Record<string, string> = {
  Banquets: 'बैंक्वेट',
  Dining: 'खाना-पीना',
  Hotels: 'होटल',
  Weddings: 'शादियाँ',
};

export const acclaimTexts: typeof english.acclaimTexts = {
  awards: 'पुरस्कार और सम्मान',
  category: (name) => lookUp(categories, name) ?? name,
  press: 'ख़बरों में हम',
  allPress: 'सारी ख़बरें देखें',
  posts: 'LinkedIn पर नया',
  follow: 'LinkedIn पर हमसे जुड़ें',
  likes: (figure) => `${figure} लाइक`,
  comments: (figure) => `${figure} कमेंट`,
  shares: (figure) => `${figure} शेयर`,
};

export const deferredSectionsTexts: typeof english.deferredSectionsTexts = {
  allProperties: 'हमारे सभी होटल और वेन्यू',
  byBrand: 'ब्रांड चुनें',
  allBrands: 'सभी ब्रांड',
  byLocation: 'लोकेशन चुनें',
  allLocations: 'सभी लोकेशन',
  unable: 'होटल अभी लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  culinary: 'ज़ायक़ों की दावत',
  viewMenu: 'मेन्यू देखें',
  viewMenuOf: (kitchen) => `मेन्यू देखें: ${kitchen}`,
  upcoming: 'नए और आने वाले होटल',
  upcomingUnder: 'Wedcation के नाम से तीन और पते।',
  toLocations: 'सभी लोकेशन',
};

export const experiencesTexts: typeof english.experiencesTexts = {
  heading: 'यादगार अनुभव',
  more: 'और जानें',
};

export const homeRouteTexts: typeof english.homeRouteTexts = {
  tabTitle: (site) => `${site} – दिल्ली NCR में होटल, बैंक्वेट और शादियों की जगहें`,
  description: () =>
    'दिल्ली और आसपास होटल, बैंक्वेट और शादियों की जगहें: महल जैसे होटल, ग्लास हाउस और लॉन। हमारी टीम 24 घंटे के भीतर जवाब देती है।',
  find: 'अपने लिए जगह खोजें',
  ask: 'तारीख़ और मेहमानों की संख्या बताइए।',
  answer: 'हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  enquire: 'पूछताछ करें',
  welcome: 'आपका स्वागत है',
  menuOnRequest: 'कहने पर रसोई आपको मेन्यू भेजती है, और आपकी पसंद से उसे बदलती है।',
};

export const ourHotelsTexts: typeof english.ourHotelsTexts = {
  heading: 'हमारे होटल',
  brands: 'ब्रांड',
  hotels: 'होटल',
  loading: 'होटल लोड हो रहे हैं…',
  none: 'इस ब्रांड में अभी कोई होटल नहीं है।',
  rooms: (count) => (count === 1 ? '1 कमरा' : `${count} कमरे`),
  guests: (figure) => `${figure} मेहमानों तक`,
};

export const ourLocationsTexts: typeof english.ourLocationsTexts = {
  heading: 'हमारी लोकेशन',
  locations: 'लोकेशन',
  viewDetails: 'पूरी जानकारी',
  previous: 'पिछली लोकेशन',
  next: 'अगली लोकेशन',
  none: 'आपकी पसंद की कोई जगह यहाँ नहीं मिली।',
};
