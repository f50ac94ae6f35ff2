import type { texts as english } from './failed-page.texts.ts';

export const texts: typeof english = {
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
