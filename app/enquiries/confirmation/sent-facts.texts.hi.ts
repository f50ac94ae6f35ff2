import type { texts as english } from './sent-facts.texts.ts';

export const texts: typeof english = {
  venue: 'वेन्यू',
  space: 'हॉल या लॉन',
  eventType: 'आयोजन',
  date: 'तारीख़',
  guests: 'मेहमान',
  budget: 'बजट',
  email: 'आपका ईमेल',
  hotel: 'होटल',
  roomType: 'कैसा कमरा',
  anyRoom: 'कोई भी',
  checkIn: 'चेक-इन',
  checkOut: 'चेक-आउट',
  nights: 'रातें',
  rooms: 'कमरे',
  about: 'विषय',
  loyaltyProgramme: 'लॉयल्टी प्रोग्राम',
  position: 'पद',
  cv: 'CV',
};
