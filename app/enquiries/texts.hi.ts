import type * as english from './texts.ts';

export const formLabelsTexts: typeof english.formLabelsTexts = {
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  failed: { title: 'फ़ॉर्म नहीं भेजा जा सका', message: 'कुछ गड़बड़ हो गई।' },
  notDecided: 'अभी तय नहीं है',
};

export const occasionChoiceTexts: typeof english.occasionChoiceTexts = {
  question: 'किस बारे में पूछना है?',
  event: 'आयोजन',
  room: 'कमरा',
};

export const bookingFailedTexts: typeof english.bookingFailedTexts = {
  failed: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  orCall: { before: 'या', after: ' पर कॉल करें।' },
  openPage: 'पूछताछ का पेज खोलें',
};

export const venueFieldTexts: typeof english.venueFieldTexts = {
  loading: 'होटल लोड हो रहे हैं…',
  failed: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
};
