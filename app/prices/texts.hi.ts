import type * as english from './texts.ts';

export const pricesTexts: typeof english.pricesTexts = {
  intro: (taxes) => `प्रति मेहमान, ${taxes}। अपनी तारीख़ और मेहमानों की संख्या बताइए, हम आपके लिए दाम बताएँगे।`,
  plusTaxes: 'टैक्स अलग',
  plusNamed: (taxes) => `${taxes} अलग`,
  caption: 'पैकेज और उनके दाम',
  aDay: 'प्रति दिन',
  from: (guests) => `कम से कम ${guests} मेहमान।`,
  included: (what) => `${what}।`,
  notIncluded: (what) => `शामिल नहीं: ${what}।`,
  rules: 'परिवार अक्सर पूछते हैं',
};

export const packageDaysTexts: typeof english.packageDaysTexts = {
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
};

export const houseRulesTexts: typeof english.houseRulesTexts = {
  questions: {
    vegetarianOnly: 'क्या रसोई पूरी तरह शाकाहारी हो सकती है?',
    alcohol: 'क्या शराब परोसी जाती है?',
    music: 'बाहर संगीत कितने बजे तक?',
    outsideCaterer: 'क्या हम अपना कैटरर ला सकते हैं?',
    outsideDecorator: 'क्या हम अपना डेकोरेटर ला सकते हैं?',
    earlySetup: 'तैयारी कब से शुरू कर सकते हैं?',
    advance: 'एडवांस कितना है?',
    cancellation: 'रद्द करने पर क्या होगा?',
    parking: 'कितनी गाड़ियों की पार्किंग है?',
    valet: 'क्या वैले पार्किंग है?',
    generator: 'क्या जनरेटर है?',
    stepFree: 'क्या बिना सीढ़ी हर जगह पहुँच सकते हैं?',
    extraBed: 'अतिरिक्त बेड कितने का है?',
    children: 'बच्चों का कितना लगता है?',
  },
  yesOrNo: { yes: 'हाँ', no: 'नहीं' },
  vegetarianOnly: { yes: 'हाँ, आप चाहें तो', no: 'नहीं' },
  alcohol: { bar: 'हाँ, हमारे बार से', licence: 'अपनी ला सकते हैं, लाइसेंस के साथ', no: 'नहीं' },
  outsideCaterer: { yes: 'हाँ, हमसे बात करके', no: 'नहीं, खाना हमारी रसोई बनाती है' },
  outsideDecorator: { yes: 'हाँ, हमसे बात करके', no: 'नहीं, सजावट हमारी टीम करती है' },
  generator: { yes: 'हाँ, पूरी जगह के लिए', no: 'नहीं' },
  hoursBefore: (hours) => `कार्यक्रम से ${hours} घंटे पहले`,
  advance: (percent) => `${percent}% देने पर तारीख़ पक्की`,
  way: (place, km, minutes) =>
    [place, km && `${km} किमी`, minutes && `क़रीब ${minutes} मिनट`].filter(Boolean).join(', '),
  aNight: (price) => `${price} प्रति रात`,
  childrenFree: (age) => `${age} साल तक कुछ नहीं`,
  childrenHalf: (age) => `${age} साल तक आधा`,
};

export const comparedPricesTexts: typeof english.comparedPricesTexts = {
  plate: 'एक प्लेट',
  delegate: 'कॉन्फ़्रेंस का दिन',
  from: (price) => `${price} प्रति मेहमान से`,
  vegetarianOnly: 'पूरी तरह शाकाहारी रसोई',
  alcohol: 'शराब',
  music: 'बाहर संगीत',
  airport: 'एयरपोर्ट',
};

export const priceWishesTexts: typeof english.priceWishesTexts = {
  from: (price, guests, plusTaxes) => `${guests} मेहमानों के लिए ${price}${plusTaxes ? ' और टैक्स' : ''} से`,
  vegetarian: (price) => `${price}, शाकाहारी`,
};

export const estimateLineTexts: typeof english.estimateLineTexts = {
  mayCost: 'अनुमानित ख़र्च',
  showMayCost: 'अनुमानित ख़र्च देखें',
};

export const estimateTexts: typeof english.estimateTexts = {
  plusTaxes: 'टैक्स अलग',
  withTaxes: (taxes) => `${taxes} के साथ`,
  withoutRooms: 'कमरों के बिना',
  withoutSome: 'जिन कार्यक्रमों के दाम अभी तय नहीं, उनके बिना',
  estimate: (amounts) => `${amounts} (अनुमान)`,
};
