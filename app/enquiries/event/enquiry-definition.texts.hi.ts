import type { texts as english } from './enquiry-definition.texts.ts';

export const texts: typeof english = {
  eventDate: 'आयोजन की तारीख़',
  guests: 'मेहमानों की संख्या',
  eventType: 'आयोजन',
  preferredVenue: 'वेन्यू',
  venue: 'होटल या वेन्यू',
  space: 'हॉल या लॉन',
  rooms: 'कमरे भी चाहिए?',
  budget: 'बजट',
  requirements: 'ख़ास ज़रूरतें',
  chooseEventType: 'आयोजन चुनें',
  chooseBudget: 'बजट चुनें',
  submit: { home: 'बुकिंग का अनुरोध भेजें', enquiry: 'पूछताछ भेजें' },
  bookingFailed: { title: 'बुकिंग का अनुरोध नहीं भेजा जा सका', message: 'कृपया फिर कोशिश करें।' },
  dayInIndia: (day) => `${day}, भारत में`,
  anyDayInIndia: 'भारत की तारीख़',
};
