import type * as english from './texts.ts';

export const comparableTexts: typeof english.comparableTexts = {
  location: 'लोकेशन',
  eventCapacity: 'मेहमानों की क्षमता',
  guests: (figure) => `${figure} मेहमान`,
  spaces: 'हॉल और लॉन',
  largestArea: 'सबसे बड़ी जगह',
  squareFeet: (figure) => `${figure} वर्ग फ़ुट`,
  rooms: 'कमरे',
  roomRates: 'कमरों के दाम',
  fromANight: (price) => `एक रात के ${price} से`,
  dining: 'खाना-पीना',
  catering: 'आयोजनों के लिए कैटरिंग',
  parking: 'पार्किंग',
  checkIn: 'चेक-इन',
  cancellation: 'बुकिंग रद्द करना',
};

export const compareRouteTexts: typeof english.compareRouteTexts = {
  tabTitle: 'वेन्यू की तुलना – Tivoli',
  tabTitleOf: (venues) => `${venues} की तुलना – Tivoli`,
  description: 'Tivoli के तीन वेन्यू तक एक साथ देखिए: हॉल, लॉन, बैठने का इंतज़ाम, कमरे और दाम।',
};

export const compareTexts: typeof english.compareTexts = {
  title: 'वेन्यू की तुलना',
  text: 'एक साथ तीन वेन्यू तक देखिए। अपनी पसंद किसी को दिखानी हो, तो इस पेज का लिंक भेज दीजिए।',
  ordinals: { a: 'पहला वेन्यू', b: 'दूसरा वेन्यू', c: 'तीसरा वेन्यू' },
  choose: 'वेन्यू चुनें',
  compare: 'तुलना करें',
  sideBySide: 'एक साथ',
  enquire: 'पूछताछ',
};

export const factSheetRouteTexts: typeof english.factSheetRouteTexts = {
  tabTitle: (hotel) => `${hotel} – फ़ैक्ट शीट`,
  description: (hotel, town) => `${hotel}, ${town}: हॉल, लॉन, क्षमता, कमरे और संपर्क, सब एक शीट पर।`,
};

export const factSheetTexts: typeof english.factSheetTexts = {
  locations: 'हमारी लोकेशन',
  here: 'फ़ैक्ट शीट',
  compare: 'दूसरे वेन्यू से तुलना करें',
  statusPicture: 'स्टेटस के लिए तस्वीर',
  spaces: 'हॉल और लॉन',
  capacities: 'बैठने के हर इंतज़ाम में क्षमता',
  area: 'क्षेत्रफल',
  mostGuests: 'अधिकतम मेहमान',
  rooms: 'कमरे',
  countOfRooms: (count) => (count === 1 ? '1 कमरा' : `${count} कमरे`),
  guests: (count) => `${count} मेहमान`,
  oneScale: 'सभी फ़र्श एक ही पैमाने पर बने हैं; हर बिंदु दस मेहमान है। ',
  layouts: 'बैठने के बाकी इंतज़ाम पूछने पर।',
  scan: 'इस होटल का पेज देखने के लिए स्कैन कीजिए',
  printedOn: (day) => `${day} को प्रिंट किया गया`,
  goodToKnow: 'आपके काम की बातें',
  contact: 'संपर्क',
  address: 'पता',
  phone: 'फ़ोन',
  email: 'ईमेल',
  booking: 'बुकिंग',
  railway: 'रेलवे स्टेशन',
  metro: 'मेट्रो',
  landmark: 'लैंडमार्क',
  nearby: 'आसपास',
};

export const printButtonTexts: typeof english.printButtonTexts = {
  print: 'यह शीट प्रिंट करें',
};
