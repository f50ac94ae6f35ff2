import type { texts as english } from './comparable.texts.ts';

export const texts: typeof english = {
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
