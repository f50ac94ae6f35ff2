import type * as english from './texts.ts';

export const hotelDataTexts: typeof english.hotelDataTexts = {
  description: (title, about) => `${title}: ${about} का छोटा, बिना आवाज़ का चलता चित्र।`,
  guests: 'मेहमान',
};

export const listHeadTexts: typeof english.listHeadTexts = {
  page: (name, page) => `${name}, पेज ${page}`,
};

export const pageNamesTexts: typeof english.pageNamesTexts = {
  home: 'होम',
  locations: 'हमारी लोकेशन',
  factSheet: 'फ़ैक्ट शीट',
  walkThrough: 'होटल की सैर',
  picture: (place) => `तस्वीर ${place}`,
  requestRoom: 'कमरे के लिए अनुरोध',
  brands: 'हमारे ब्रांड',
  offers: 'ऑफ़र',
  compare: 'वेन्यू की तुलना',
  sustainability: 'पर्यावरण और समाज',
  loyalty: 'लॉयल्टी',
  allLocations: 'सभी लोकेशन',
  weddings: 'शादियाँ',
  enquire: 'पूछताछ',
  interest: 'अपना नाम लिखाएँ',
  ourStory: 'हमारी कहानी',
  people: 'हमारी टीम',
  esgSummary: 'ESG सारांश',
  press: 'ख़बरों में हम',
  tivoliNet: 'Tivoli Net',
  digital: 'डिजिटल सुविधाएँ',
  careers: 'करियर',
  contact: 'हमें लिखें',
};
