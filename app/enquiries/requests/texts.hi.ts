import type * as english from './texts.ts';

export const contactRouteTexts: typeof english.contactRouteTexts = {
  tabTitle: 'हमें लिखें – Tivoli',
  title: 'हमें लिखें',
  text: 'पर्यावरण और समाज, मीडिया, या कोई भी बात जो आयोजन या ठहरने के बारे में न हो।',
  about: 'विषय',
  chooseTopic: 'विषय चुनें',
  message: 'आपका संदेश',
  submit: 'संदेश भेजें',
};

export const loyaltyAndContactRulesTexts: typeof english.loyaltyAndContactRulesTexts = {
  topicMissing: 'विषय चुनें',
  topicUnknown: 'सूची में से विषय चुनें',
  messageMissing: 'अपना संदेश लिखें',
};

export const loyaltyInterestRouteTexts: typeof english.loyaltyInterestRouteTexts = {
  submit: 'नाम लिखाएँ',
  tabTitle: 'अपना नाम लिखाएँ – Tivoli',
  title: 'अपना नाम लिखाएँ',
  text: 'अपना नाम लिखा दीजिए। हम आपको बताएँगे कि प्रोग्राम कैसे चलता है और उसमें आपको क्या मिलता है।',
};

export const requestRoomTexts: typeof english.requestRoomTexts = {
  tabTitle: (hotel, room) => `${hotel} में ${room ?? 'कमरे'} के लिए अनुरोध – Tivoli`,
  description: (hotel) => `${hotel} को अपनी तारीख़ें और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।`,
  title: (room) => (room ? `${room} के लिए अनुरोध` : 'कमरे के लिए अनुरोध'),
  text: (hotel, city) => `${hotel}, ${city}: हमें अपनी तारीख़ें बताइए। आपके हाँ कहने तक न कुछ बुक होगा, न कोई पैसा लगेगा।`,
  backTo: (hotel) => `${hotel} पर वापस जाएँ`,
  checkIn: 'चेक-इन',
  checkOut: 'चेक-आउट',
  roomType: 'कैसा कमरा',
  rooms: 'कमरे',
  adults: 'वयस्क',
  children: 'बच्चे',
  childrenAges: 'बच्चों की उम्र',
  agesHint: 'जैसे 4, 9',
  extraBeds: 'अतिरिक्त बेड',
  requests: 'ख़ास ज़रूरतें',
  submit: 'कमरों का अनुरोध भेजें',
};

export const roomHousesTexts: typeof english.roomHousesTexts = {
  tabTitle: 'कमरे के लिए अनुरोध – Tivoli',
  title: 'कमरे के लिए अनुरोध',
  text: 'होटल चुनिए। आपके हाँ कहने तक न कुछ बुक होगा, न कोई पैसा लगेगा।',
  description: 'Tivoli के वे होटल जिनमें ठहरने के कमरे हैं: एक चुनिए और अपनी तारीख़ें बताइए।',
  noRooms: (house) => `${house} में अलग से कमरे नहीं दिए जाते। इन होटलों में मिलते हैं।`,
  withEvent: (house, rooms) => `${house} के ${rooms > 0 ? `${rooms} कमरे` : 'कमरे'} वहाँ के आयोजन के साथ मिलते हैं।`,
  askForEvent: 'आयोजन के लिए पूछें',
};

export const roomRequestRulesTexts: typeof english.roomRequestRulesTexts = {
  roomTypeMissing: 'कमरा चुनें, या “कोई भी”',
  roomTypeUnknown: 'सूची में से कमरा चुनें',
  arrivalMissing: 'आने की तारीख़ लिखें',
  arrivalPast: 'आज या उसके बाद की तारीख़ चुनें',
  arrivalFar: 'अगले तीन साल के भीतर की तारीख़ चुनें',
  departureMissing: 'जाने की तारीख़ लिखें',
  departureEarly: 'आने की तारीख़ के बाद की कोई तारीख़ चुनें',
  tooMany: (guests, places) => `इन कमरों में ${places} लोग ठहर सकते हैं, आप ${guests} हैं। और कमरे लें, या अतिरिक्त बेड`,
  extraBeds: 'हर कमरे में एक ही अतिरिक्त बेड',
  ages: 'हर बच्चे की उम्र 0 से 17 साल के बीच लिखें, जैसे 4, 9',
  stayTooLong: (nights) => `ज़्यादा से ज़्यादा ${nights} रातें चुनें`,
};
