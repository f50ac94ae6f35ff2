import type * as english from './texts.ts';

export const searchFormTexts: typeof english.searchFormTexts = {
  label: 'होटल, शहर या हॉल खोजें',
  search: 'खोजें',
};

export const searchRouteTexts: typeof english.searchRouteTexts = {
  kinds: {
    finder: 'वेन्यू खोज',
    hotel: 'होटल',
    place: 'लोकेशन',
    brand: 'ब्रांड',
    space: 'हॉल और लॉन',
    dining: 'खाना-पीना',
    page: 'पेज',
  },
  tabTitle: 'खोज – Tivoli',
  tabTitleOf: (text) => `“${text}” – खोज – Tivoli`,
  description: 'Tivoli के होटल, लोकेशन, हॉल, मेन्यू और पेज खोजें।',
  title: 'खोज',
  nearestTo: (place) => `${place} के सबसे पास ये होटल हैं।`,
  found: (count, text) =>
    count === 0
      ? `“${text}” के लिए कुछ नहीं मिला।`
      : `“${text}” के लिए ${count === 1 ? '1 नतीजा मिला' : `${count} नतीजे मिले`}।`,
  forExample: 'आप यह खोज सकते हैं',
  examples: ['500 लोगों के लिए लॉन', '300 लोगों के लिए हॉल', 'ग्लास हाउस', 'पूल', 'पलवल'],
  nearest: 'सबसे पास के होटल',
  first: (count) => `हर तरह के पहले ${count} नतीजे यहाँ हैं। नाम थोड़ा और लिखें, तो सूची छोटी हो जाएगी।`,
  allHotels: 'सभी होटल देखें',
  askUs: 'हमें बताइए, आप क्या सोच रहे हैं',
  showAll: (count) => `सभी ${count} देखिए`,
};

export const suggestionsTexts: typeof english.suggestionsTexts = {
  kinds: {
    finder: 'वेन्यू खोज',
    hotel: 'होटल या वेन्यू',
    place: 'लोकेशन',
    brand: 'ब्रांड',
    space: 'हॉल या लॉन',
    dining: 'खाना-पीना',
    page: 'पेज',
  },
  list: 'खोज के नतीजे',
  all: 'सभी नतीजे',
  found: (count) => (count === 0 ? 'कुछ नहीं मिला' : count === 1 ? '1 नतीजा मिला' : `${count} नतीजे मिले`),
};
