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

export const enquiryFormTexts: typeof english.enquiryFormTexts = {
  loadingVenues: 'होटल लोड हो रहे हैं…',
  venuesFailed: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  chooseVenue: 'वेन्यू चुनें',
  noEmail: 'ईमेल नहीं है? WhatsApp पर भेजिए',
};

export const enquireRouteTexts: typeof english.enquireRouteTexts = {
  heading: 'अपने ख़ास मौक़े की तैयारी कीजिए',
  here: 'पूछताछ',
  text: 'हमें तारीख़ और मेहमानों की संख्या बताइए।',
  withinDay: '24 घंटे के भीतर',
  description: 'हमें तारीख़ और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  offer: (title) => `“${title}” ऑफ़र`,
  hotelMissing: 'आपका होटल सूची में नहीं है?',
  findHotel: 'उसे खोजें',
  askThere: 'और उसके अपने पेज से पूछें।',
};

export const enquiryDefinitionTexts: typeof english.enquiryDefinitionTexts = {
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
  anyDayInIndia: 'भारतीय समय',
};

export const enquiryRulesTexts: typeof english.enquiryRulesTexts = {
  eventTypeMissing: 'बताइए कि कौन-सा आयोजन है',
  eventTypeUnknown: 'सूची में से आयोजन चुनें',
  dateMissing: 'तारीख़ चुनें',
  datePast: 'आज या उसके बाद की तारीख़ चुनें',
  dateFar: 'अगले तीन साल के भीतर की तारीख़ चुनें',
  guestsMissing: 'बताइए कि कितने मेहमान होंगे',
  guestsWrong: '1 से 10,000 तक की पूरी संख्या लिखें',
  venueMissing: 'वेन्यू चुनें',
  spaceUnknown: 'सूची में से हॉल या लॉन चुनें',
  venueUnknown: 'सूची में से होटल या वेन्यू चुनें',
  roomsUnknown: 'हाँ या नहीं चुनें',
  budgetUnknown: 'सूची में से बजट चुनें',
};

export const visitorMailTexts: typeof english.visitorMailTexts = {
  greeting: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
  subject: (what, reference) => `Tivoli: ${what} (${reference})`,
  expectUs: (moment) => `हम ${moment} तक (भारतीय समय) आपसे बात करेंगे।`,
  reference: 'रेफ़रेंस नंबर',
  next: 'अब आगे क्या होगा',
  callHouse: (house) => `फ़ोन पर बात करनी हो, तो ${house} को कॉल करें`,
  callReservations: 'फ़ोन पर बात करनी हो, तो हमारे बुकिंग नंबर पर कॉल करें',
  giveReference:
    'कॉल करते समय अपना रेफ़रेंस नंबर बताइए, या इसी ईमेल का जवाब दीजिए: आपका जवाब उसी टीम के पास जाएगा जो आपसे बात करेगी।',
  notYou: 'अगर यह आपने नहीं भेजा, तो किसी ने ग़लती से आपका ईमेल लिख दिया है। आपको कुछ करने की ज़रूरत नहीं है।',
  picture: (_alt, house) => `${house} की तस्वीर`,
  ownPage: {
    about: 'आपका अपना एक पेज है। वहाँ दिखता है कि बात कहाँ तक पहुँची, और वहीं आप कुछ बदल सकते हैं, जोड़ सकते हैं या वापस ले सकते हैं।',
    label: 'अपना पेज खोलें',
  },
  newLink: 'आपका पेज',
  notAsked: 'अगर यह आपने नहीं मँगवाया, तो आपको कुछ करने की ज़रूरत नहीं।',
  confirmSubject: 'कृपया अपने अनुरोध की पुष्टि करें',
  confirmData: {
    copy: {
      about:
        'आपके पेज पर किसी ने उस सारी जानकारी की कॉपी माँगी है जो हमारे पास आपके बारे में है। कृपया पेज खोलकर पुष्टि करें कि यह आप ही हैं।',
      label: 'खोलें और पुष्टि करें',
    },
    erase: {
      about:
        'आपके पेज पर किसी ने कहा है कि आपके बारे में हमारे पास जो कुछ है वह मिटा दिया जाए। कृपया पेज खोलकर पुष्टि करें कि यह आप ही हैं।',
      label: 'खोलें और पुष्टि करें',
    },
  },
  visit: { visit: 'आपका आना', tasting: 'आपकी टेस्टिंग' },
  visitSubject: (what, moment) => `${what}: ${moment}`,
  visitText: (house, moment) => `हमें आपका इंतज़ार है: ${moment} (भारतीय समय), ${house} में। कैलेंडर के लिए एंट्री साथ में है।`,
  yourMessage: 'आपका संदेश',
  enquiry: {
    what: 'आपकी पूछताछ हमें मिल गई है',
    thanks: 'पूछताछ के लिए धन्यवाद। हम 24 घंटे के भीतर आपसे संपर्क करेंगे।',
    steps: (house) => [
      `${house} की आयोजन टीम आपकी तारीख़ और मेहमानों की संख्या देखेगी।`,
      'फिर वे आपको फ़ोन करेंगे या लिखेंगे, और बताएँगे कि क्या ख़ाली है और दाम क्या हैं।',
      'तय करने से पहले आप आकर हॉल और लॉन देख सकते हैं, आपका स्वागत है। तब तक न कुछ बुक होता है, न कोई पैसा लगता है।',
    ],
    entryTitle: (event, reference) => `${event} (Tivoli पूछताछ ${reference})`,
    entryDetails: (reference, phone) => `पूछताछ ${reference}, अभी कुछ बुक नहीं हुआ है। सवाल हों, तो कॉल करें: ${phone}`,
  },
  room: {
    what: 'कमरों का आपका अनुरोध हमें मिल गया है',
    thanks: 'कमरों के अनुरोध के लिए धन्यवाद। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
    steps: (house) => [
      `${house} की बुकिंग टीम आपकी तारीख़ें देखेगी।`,
      'फिर वे आपको फ़ोन करेंगे या लिखेंगे, और बताएँगे कि कौन-से कमरे ख़ाली हैं और किराया क्या है।',
      'आपके हाँ कहने तक न कुछ बुक होता है, न कोई पैसा लगता है।',
    ],
    entryTitle: (house, reference) => `${house} (कमरों का अनुरोध ${reference})`,
    entryDetails: (reference, phone) => `कमरों का अनुरोध ${reference}, अभी कुछ बुक नहीं हुआ है। सवाल हों, तो कॉल करें: ${phone}`,
  },
  loyalty: {
    what: 'आपका नाम लिख लिया गया है',
    thanks: 'हमारे लॉयल्टी प्रोग्राम में रुचि लेने के लिए धन्यवाद। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
    steps: [
      'हम आपको बताएँगे कि प्रोग्राम कैसे चलता है और उसमें आपको क्या मिलता है।',
      'जुड़ना है या नहीं, यह आप तय करेंगे। इसका कोई पैसा नहीं लगता।',
    ],
  },
  contact: {
    what: 'आपका संदेश हमें मिल गया है',
    thanks: 'हमें लिखने के लिए धन्यवाद। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
    steps: ['जो लोग इस बारे में सबसे अच्छा जानते हैं, वे आपका संदेश पढ़ेंगे।', 'फिर वे आपको फ़ोन करेंगे या जवाब लिखेंगे।'],
  },
  application: {
    what: 'आपका आवेदन हमें मिल गया है',
    thanks: 'आवेदन के लिए धन्यवाद। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
    steps: [
      'हमारी HR टीम आपका आवेदन और CV पढ़ेगी।',
      'वे 24 घंटे के भीतर आपको फ़ोन करेंगे या लिखेंगे।',
      'दोनों ओर बात जमे, तो आप उस टीम से मिलेंगे जिसके साथ काम करना है।',
    ],
    interview: 'इंटरव्यू (भारतीय समय)',
    interviewPlace: 'जगह',
    interviewTitle: 'Tivoli में इंटरव्यू',
  },
};
