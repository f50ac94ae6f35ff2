import type * as english from './texts.ts';

export const confirmationRouteTexts: typeof english.confirmationRouteTexts = {
  strangersHeading: 'आपकी पूछताछ',
  notNow: 'आपका अनुरोध हमें मिल गया है। आपने जो भेजा, वह अभी नहीं दिख पा रहा; कृपया कुछ मिनट बाद यह पेज फिर से खोलें।',
  notHere: 'पूछताछ की जानकारी केवल उसी ब्राउज़र में दिखती है जिससे वह भेजी गई, और वह भी आधे घंटे तक।',
  enquire: 'पूछताछ भेजें',
  reference: 'रेफ़रेंस नंबर',
  expectUs: (moment) => `हम ${moment} तक आपसे बात करेंगे`,
  ownPage: 'अपना पेज खोलें',
  ownPageText: 'आपके अपने पेज पर दिखता है कि बात कहाँ तक पहुँची, जब भी आप देखना चाहें। उसका पता सँभालकर रखें।',
  teams: {
    event: (house) => (house ? `${house} की इवेंट टीम` : 'हमारी इवेंट टीम'),
    room: (house) => (house ? `${house} का फ़्रंट डेस्क` : 'हमारी रिज़र्वेशन टीम'),
    loyalty: () => 'हमारी गेस्ट रिलेशंस टीम',
    contact: () => 'हमारा हेड ऑफ़िस',
    application: () => 'हमारी एचआर टीम',
  },
  answers: (team) => `जवाब कौन देगा: ${team}`,
  next: 'आगे क्या होगा',
  now: 'अभी',
  copyTo: (email) => `आपने जो भेजा, उसकी कॉपी ${email} पर भेजी जा रही है।`,
  keptFor: (email) => `आपने जो भेजा वह हमारे पास है, और आपका पता ${email} भी।`,
  by: (moment) => `${moment} तक`,
  weCall: 'हममें से कोई उसे पढ़कर आपको फ़ोन करेगा या लिखेगा, और बताएगा कि क्या हो सकता है।',
  fromThen: 'उसके बाद',
  oneTeam: 'आख़िर तक आपकी बात उसी टीम से होगी। अपना रेफ़रेंस नंबर बताइए, हम समझ जाएँगे।',
  sooner: 'इससे पहले बात करनी है?',
  whatYouSent: 'आपने क्या भेजा',
  backTo: (hotel) => `${hotel} पर वापस जाएँ`,
  backHome: 'होम पेज पर जाएँ',
};

export const answerMomentTexts: typeof english.answerMomentTexts = {
  morningOf: (day) => `${day} की सुबह`,
};

export const thankYouTexts: typeof english.thankYouTexts = {
  reference: 'आपका रेफ़रेंस नंबर',
  another: 'एक और बुकिंग का अनुरोध भेजें',
  heading: 'बुकिंग का आपका अनुरोध मिल गया!',
  home: 'Tivoli को याद करने के लिए धन्यवाद। बुकिंग की बातें पक्की करने के लिए हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  enquiry: 'पूछताछ के लिए धन्यवाद। हम 24 घंटे के भीतर आपसे संपर्क करेंगे।',
};

export const sentFactsTexts: typeof english.sentFactsTexts = {
  venue: 'वेन्यू',
  space: 'हॉल या लॉन',
  eventType: 'आयोजन',
  date: 'तारीख़',
  guests: 'मेहमान',
  roomsWanted: 'कमरे चाहिए',
  yes: 'हाँ',
  budget: 'बजट',
  message: 'आपकी ख़ास ज़रूरतें',
  email: 'आपका ईमेल',
  hotel: 'होटल',
  roomType: 'कैसा कमरा',
  anyRoom: 'कोई भी',
  checkIn: 'चेक-इन',
  checkOut: 'चेक-आउट',
  estimate: 'अनुमानित ख़र्च',
  extraBeds: 'अतिरिक्त बेड',
  childrenAges: 'बच्चों की उम्र',
  nights: 'रातें',
  rooms: 'कमरे',
  about: 'विषय',
  loyaltyProgramme: 'लॉयल्टी प्रोग्राम',
  position: 'पद',
  cv: 'CV',
  cvNotStored: (email) => `फ़ाइल रखने की जगह नहीं थी। कृपया उसे अपने रेफ़रेंस नंबर के साथ ${email} पर भेज दें।`,
};

export const sentWordsTexts: typeof english.sentWordsTexts = {
  room: {
    heading: 'कमरों का आपका अनुरोध मिल गया!',
    thanks: 'कमरों के अनुरोध के लिए धन्यवाद। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  },
  loyalty: {
    heading: 'आपका नाम लिख लिया गया है',
    thanks: 'हमारे लॉयल्टी प्रोग्राम में रुचि लेने के लिए धन्यवाद। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  },
  contact: {
    heading: 'आपका संदेश मिल गया',
    thanks: 'हमें लिखने के लिए धन्यवाद। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  },
  application: {
    heading: 'आपका आवेदन मिल गया! हम जल्द ही आपसे बात करेंगे।',
    thanks: 'हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  },
  hotels: 'हमारे होटल देखें',
  anotherMessage: 'एक और संदेश भेजें',
  careers: 'करियर पेज पर लौटें',
};
