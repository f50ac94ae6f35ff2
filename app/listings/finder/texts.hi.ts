import type { Criterion } from '#app/catalogue/venue-finder.ts';
import type * as english from './texts.ts';

export const finderFormTexts: typeof english.finderFormTexts = {
  guests: 'मेहमान',
  layout: 'बैठने का इंतज़ाम',
  anyLayout: 'कोई भी',
  city: 'शहर',
  anywhere: 'कहीं भी',
  setting: 'अंदर या खुले में',
  settings: { indoor: 'अंदर', outdoor: 'खुले में' },
  either: 'कहीं भी',
  rooms: 'कितने कमरे चाहिए',
  date: 'तारीख़',
  budget: 'एक प्लेट, अधिकतम रुपये',
  any: 'कोई भी',
  kitchen: 'रसोई',
  vegetarian: 'सिर्फ़ शाकाहारी',
  alcohol: 'शराब',
  allowed: 'अनुमति हो',
  airport: 'एयरपोर्ट',
  within: (km) => `${km} किमी के अंदर`,
  find: 'जगह खोजें',
};

const withoutCriterion: Record<Criterion, string> = {
  layout: 'बैठने के किसी भी इंतज़ाम में',
  city: 'किसी भी शहर में',
  setting: 'अंदर या खुले में, दोनों में',
  among: 'किसी भी दाम, रसोई और दूरी पर',
  rooms: 'कमरे चाहे कितने भी हों, तो',
};

export const foundVenuesTexts: typeof english.foundVenuesTexts = {
  guests: (figure, count) => `${figure} ${count === 1 ? 'मेहमान' : 'मेहमानों'}`,
  none: (guests) => `${guests} के लिए ठीक ऐसी जगह हमारे यहाँ नहीं है।`,
  relaxed: (count, criterion) => `${withoutCriterion[criterion]} ${count} ${count === 1 ? 'जगह' : 'जगहें'}`,
  tellUs: 'या हमें बताइए कि आप क्या सोच रहे हैं: हॉल और लॉन जोड़े भी जा सकते हैं।',
  enquire: 'पूछताछ करें',
  spaceFits: 'जगह मिली',
  spacesFit: 'जगहें मिलीं',
  fit: (spaces, guests) => `${guests} के लिए ${spaces}।`,
  nearestTo: (town) => `${town} के सबसे पास`,
  mostRooms: 'सबसे ज़्यादा कमरों वाले होटलों में',
  kmFrom: (km, town) => `${town} से क़रीब ${km} किमी`,
  rooms: (count) => (count === 1 ? '1 कमरा' : `${count} कमरे`),
  noRooms: 'कमरे नहीं हैं',
  showAll: (count) => `सभी ${count} जगहें देखिए`,
  inLayout: (layout) => `${layout} में`,
  layoutOnRequest: 'बैठने का इंतज़ाम पूछने पर',
  tight: 'बैठकर डिनर के लिए जगह थोड़ी कम',
  heading: 'मेहमान, इंतज़ाम और तारीख़ से जगह खोजें',
  change: 'मेहमान, इंतज़ाम या तारीख़ बदलें',
  hallsFor: (guests) => `${guests} के लिए हॉल और लॉन`,
};
