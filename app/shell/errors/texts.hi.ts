import type * as english from './texts.ts';

export const failedPageTexts: typeof english.failedPageTexts = {
  tryAgain: 'फिर कोशिश करें',
  backToHome: 'होम पेज पर जाएँ',
  notFound: { title: 'यह पेज नहीं मिला', text: 'इस पते पर कुछ नहीं है।' },
  notAllowed: { title: 'यह यहाँ नहीं हो सकता', text: 'इस पते पर कुछ भेजा नहीं जा सकता।' },
  failed: {
    title: 'कुछ गड़बड़ हो गई',
    tabTitle: 'कुछ गड़बड़ हो गई – Tivoli',
    text: 'यह पेज नहीं खुल सका। कृपया फिर कोशिश करें; तब भी न खुले तो हमें कॉल करें।',
  },
};

export const refusedTexts: typeof english.refusedTexts = {
  back: 'होम पेज पर जाएँ',
  reference: 'मदद माँगते समय यह संदर्भ बताएँ',
  pageTitle: 'इस समय बहुत भीड़ है',
  page: 'एक साथ बहुत सारे पेज माँगे गए हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  unreadableAddress: 'यह पता पढ़ा नहीं जा सका: हो सकता है इसका कोई हिस्सा छूट गया हो या बदल गया हो।',
  formTitle: 'अभी नहीं भेजा गया',
  form: 'एक साथ बहुत सारे फ़ॉर्म आए, और आपका फ़ॉर्म सेव नहीं हुआ। कृपया वापस जाएँ, वहाँ आपका लिखा हुआ मौजूद है, और थोड़ी देर बाद फिर भेजें।',
  largeForm:
    'आपने जो भेजा, वह इस फ़ॉर्म की सीमा से बड़ा है, और उसमें से कुछ भी सेव नहीं हुआ। कृपया वापस जाएँ, वहाँ आपका लिखा हुआ मौजूद है, और उसे छोटा करें।',
  unreadableForm:
    'आपने जो भेजा, वह फ़ॉर्म के रूप में पढ़ा नहीं जा सका, और उसमें से कुछ भी सेव नहीं हुआ। कृपया वापस जाएँ, वहाँ आपका लिखा हुआ मौजूद है, और फिर भेजें।',
  slowForm:
    'आपने जो भेजा, उसे पहुँचने में बहुत देर लगी, और उसमें से कुछ भी सेव नहीं हुआ। कृपया वापस जाएँ, वहाँ आपका लिखा हुआ मौजूद है, और फिर भेजें।',
};

export const notFoundTexts: typeof english.notFoundTexts = {
  backToLocations: 'सभी लोकेशन देखें',
  allHotels: 'सभी होटल देखें',
  unknownHotel: { title: 'यह होटल नहीं मिला', text: 'आप जो होटल ढूँढ रहे हैं, वह यहाँ नहीं है या उसका पता बदल गया है।' },
  hidden: (family) => {
    const house = family === 'Venue' ? 'वेन्यू' : 'होटल';
    return {
      title: `यह ${house} नहीं मिला`,
      text: `आप जो ${house} ढूँढ रहे हैं, वह हमें नहीं मिला। हो सकता है उसका पता बदल गया हो।`,
    };
  },
  unableToLoadHotel: 'होटल का पेज नहीं खुला',
  unableToLoadHotels: 'होटलों की सूची नहीं खुली',
  recordsAway: 'इस समय जानकारी नहीं मिल पा रही है। कृपया एक मिनट बाद फिर कोशिश करें।',
  unknownPage: { title: 'यह पेज नहीं मिला', text: 'इस पते पर कुछ नहीं है। हो सकता है पेज हट गया हो या पता ग़लत लिखा हो।' },
  backTo: (name) => `${name} पर वापस जाएँ`,
};

export const searchHotelsTexts: typeof english.searchHotelsTexts = {
  label: 'होटल और वेन्यू खोजें',
  search: 'खोजें',
  noHotels: 'कोई होटल नहीं मिला',
  nearestTo: (town) => `${town} के सबसे पास के होटल:`,
  askUs: 'हमें बताइए, आप क्या सोच रहे हैं',
};
