import type { texts as english } from './confirmation-route.texts.ts';

export const texts: typeof english = {
  strangersHeading: 'आपकी पूछताछ',
  notNow: 'आपका अनुरोध हमें मिल गया है। आपने जो भेजा, वह अभी नहीं दिख पा रहा; कृपया कुछ मिनट बाद यह पेज फिर से खोलें।',
  notHere: 'पूछताछ की जानकारी केवल उसी ब्राउज़र में दिखती है जिससे वह भेजी गई, और वह भी आधे घंटे तक।',
  enquire: 'पूछताछ भेजें',
  reference: 'रेफ़रेंस नंबर',
  expectUs: (moment) => `हम ${moment} तक आपसे बात करेंगे`,
  backTo: (hotel) => `${hotel} पर वापस जाएँ`,
  backHome: 'होम पेज पर जाएँ',
};
