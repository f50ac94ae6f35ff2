import type * as english from './texts.ts';

export const moreSectionsTexts: typeof english.moreSectionsTexts = {
  rooms: 'कमरे देखें',
  dining: 'खाना-पीना देखें',
  spaces: 'हॉल और लॉन देखें',
  weddings: 'शादियाँ देखें',
  amenities: 'सुविधाएँ देखें',
  readArticle: 'पूरा लेख पढ़ें',
  newTab: ', नए टैब में खुलेगा',
  plan: 'शादी की तैयारी करें',
};

export const hotelPageTexts: typeof english.hotelPageTexts = {
  bookYourStay: 'बुकिंग करें',
  loadingRooms: 'कमरों की जानकारी लोड हो रही है…',
  locations: 'हमारी लोकेशन',
  rated: (rating) => `रेटिंग ${rating}`,
  picture: (place) => `तस्वीर ${place}`,
};

export const overviewTexts: typeof english.overviewTexts = {
  about: (hotel) => `${hotel} के बारे में`,
  rooms: 'कमरे',
  diningVenues: (count) => (count === 1 ? 'खाने-पीने की जगह' : 'खाने-पीने की जगहें'),
  eventCapacity: 'मेहमानों की क्षमता',
  concierge: 'कॉन्सियर्ज सेवा',
  parking: 'पार्किंग',
  watchDrawing: 'चलता चित्र देखें',
  watchFilm: 'विरासत की फ़िल्म देखें',
  factSheet: 'फ़ैक्ट शीट',
  compare: 'तुलना करें',
};

export const sectionLinksTexts: typeof english.sectionLinksTexts = {
  label: 'इस पेज पर',
  ask: 'तारीख़ और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  preferToTalk: 'फ़ोन पर बात करना चाहेंगे?',
  usual: {
    overview: 'परिचय',
    film: 'फ़िल्म',
    rooms: 'कमरे',
    'virtual-tour': 'जगह को अंदर से देखिए',
    experiences: 'अनुभव',
    spaces: 'हॉल और लॉन',
    planning: 'आयोजन की तैयारी',
    prices: 'कितना ख़र्च आएगा',
    dining: 'खाना-पीना',
    gallery: 'गैलरी',
    press: 'ख़बरों में हम',
    occasions: 'राजकीय अवसर',
    wedding: 'शादियाँ',
    policies: 'आपके काम की बातें',
    contact: 'संपर्क',
    enquiry: 'अपने ख़ास मौक़े की तैयारी कीजिए',
  },
  prices: 'दाम',
  catering: 'कैटरिंग',
  tour: 'टूर',
};
