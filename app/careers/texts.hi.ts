import type * as english from './texts.ts';

export const applicationFormTexts: typeof english.applicationFormTexts = {
  sending: (percent) => `आपका CV भेजा जा रहा है: ${percent} %`,
  arrived: 'आपका CV मिल गया है और उसकी जाँच हो रही है',
  name: 'पूरा नाम',
  phone: 'फ़ोन नंबर',
  email: 'ईमेल',
  position: 'किस पद के लिए',
  choosePosition: 'पद चुनें',
  hotel: 'पसंद का होटल',
  anyHotel: 'कोई भी होटल',
  address: 'पता',
  motivation: 'आप Tivoli से क्यों जुड़ना चाहते हैं?',
  coverLetter: 'कवर लेटर',
  cv: 'CV या बायोडेटा',
  cvHint: 'PDF या Word फ़ाइल (.pdf, .doc, .docx), 5 MB तक। इसे केवल हमारी HR टीम देखती है।',
  submit: 'आवेदन भेजें',
  failed: {
    title: 'आवेदन नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    message: 'आपने जो लिखा था, वह सब यहीं है।',
  },
};

export const applicationRulesTexts: typeof english.applicationRulesTexts = {
  positionMissing: 'पद चुनें',
  positionUnknown: 'सूची में से कोई पद चुनें',
  addressMissing: 'अपना पता लिखें',
  motivationMissing: 'हमें बताइए कि आप Tivoli से क्यों जुड़ना चाहते हैं',
};

export const careersRouteTexts: typeof english.careersRouteTexts = {
  tabTitle: 'करियर – Tivoli',
  title: 'Tivoli में करियर',
  benefits: 'हमारे साथ आपको क्या मिलेगा',
  houses: 'हमारे होटल',
  whatIsOpen: 'होटल चुनकर आवेदन कीजिए। वहाँ कौन से पद ख़ाली हैं, हमारी HR टीम 24 घंटे में बताएगी।',
  hotelWork: 'फ़्रंट डेस्क, कमरे, रसोई, बैंक्वेट',
  venueWork: 'रसोई, सेवा, आयोजन',
  withRooms: (city, rooms) => `${city}, ${rooms} कमरे`,
  apply: 'आवेदन करें',
  /** What comes before and after the sign of a required field. */
  answer: { before: 'हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी। जिनके आगे', after: 'लगा है, उन्हें भरना ज़रूरी है।' },
  questions: 'कुछ पूछना है?',
};

export const cvMessagesTexts: typeof english.cvMessagesTexts = {
  missing: 'अपने CV की फ़ाइल चुनें',
  empty: 'यह फ़ाइल ख़ाली है: कोई दूसरी फ़ाइल चुनें',
  tooLarge: 'यह फ़ाइल 5 MB से बड़ी है: छोटी फ़ाइल चुनें',
  wrongType: 'PDF या Word फ़ाइल (.pdf, .doc, .docx) चुनें, जिसमें मैक्रो न हों: कोई और फ़ाइल हो, तो उसे PDF में प्रिंट करके वह चुनें',
  damaged: 'यह फ़ाइल ख़राब या अधूरी है: अगर यह खुलती है, तो इसे PDF में प्रिंट करें और वह PDF चुनें',
  active: 'इस फ़ाइल के अंदर कोई प्रोग्राम या दूसरी फ़ाइल है: इसे खोलकर PDF में प्रिंट करें और वह PDF चुनें',
  locked: 'इस फ़ाइल पर पासवर्ड लगा है (शायद सिर्फ़ बदलाव रोकने के लिए): इसे खोलकर PDF में प्रिंट करें और वह PDF चुनें',
  misnamed: 'फ़ाइल का नाम उसके प्रकार से मेल नहीं खाता: PDF के नाम के अंत में .pdf और Word के .doc या .docx रखें',
  unchecked: 'हम यह फ़ाइल समय पर जाँच नहीं पाए: इसे फिर से चुनें और फ़ॉर्म दोबारा भेजें',
  manyAtOnce: 'इस समय आपके नेटवर्क से कई फ़ाइलें एक साथ आ रही हैं: एक मिनट बाद फिर कोशिश करें',
  manyLarge: 'आपके नेटवर्क से कई बड़ी फ़ाइलें आई हैं: 1 MB से छोटी फ़ाइल चुनें, या एक घंटे बाद कोशिश करें',
  again: 'अपना CV फिर से चुनें: ब्राउज़र चुनी हुई फ़ाइल याद नहीं रखता',
};
