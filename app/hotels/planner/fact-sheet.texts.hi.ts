import type { texts as english } from './fact-sheet.texts.ts';

export const texts: typeof english = {
  locations: 'हमारी लोकेशन',
  here: 'फ़ैक्ट शीट',
  compare: 'दूसरे वेन्यू से तुलना करें',
  spaces: 'हॉल और लॉन',
  capacities: 'बैठने के हर इंतज़ाम में क्षमता',
  area: 'क्षेत्रफल',
  mostGuests: 'अधिकतम मेहमान',
  rooms: 'कमरे',
  countOfRooms: (count) => (count === 1 ? '1 कमरा' : `${count} कमरे`),
  guests: (count) => `${count} मेहमान`,
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
