import type { texts as english } from './not-found.texts.ts';

export const texts: typeof english = {
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
  tryAgain: 'फिर कोशिश करें',
  unknownPage: { title: 'यह पेज नहीं मिला', text: 'इस पते पर कुछ नहीं है। हो सकता है पेज हट गया हो या पता ग़लत लिखा हो।' },
  backToHome: 'होम पेज पर जाएँ',
  backTo: (name) => `${name} पर वापस जाएँ`,
};
