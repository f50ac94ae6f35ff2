import type * as english from './texts.ts';

export const askedForTexts: typeof english.askedForTexts = {
  askedFor: 'लोग हमारे पास किसलिए आते हैं',
  weddings: { title: 'शादियाँ', text: 'हल्दी से रिसेप्शन तक।' },
  mice: { title: 'मीटिंग और कॉन्फ़्रेंस', text: 'बोर्ड की मीटिंग से लेकर प्रदर्शनी तक।' },
  parties: { title: 'पार्टियाँ', text: 'पूल के किनारे, छत पर या हॉल में।' },
  family: { title: 'परिवार की ख़ुशियाँ', text: 'जन्मदिन, सालगिरह, या सबके साथ एक इतवार।' },
  enquire: 'पूछताछ करें',
};

export const digitalQrPageTexts: typeof english.digitalQrPageTexts = {
  description: 'The Tivoli, नई दिल्ली की सर्विस डायरेक्टरी, रूम सर्विस का मेन्यू, डॉल हाउस और फ़ैक्ट शीट, हर एक के QR कोड के साथ।',
  text: 'फ़ोन से QR कोड स्कैन करें, या यहीं खोल लें।',
  menu: 'डिजिटल मेन्यू',
  code: (name) => `QR कोड: ${name}`,
  open: 'खोलें',
  serviceDirectory: { name: 'सर्विस डायरेक्टरी', text: 'होटल में क्या मिलता है, और कब।' },
  inRoomDining: { name: 'रूम सर्विस मेन्यू', text: 'कमरे में खाना, किसी भी समय।' },
  tour: { name: 'डॉल हाउस', text: 'कमरों और हॉलों की सैर, स्क्रीन पर।' },
  factSheet: { name: 'फ़ैक्ट शीट', text: 'हॉल, उनकी क्षमता और कमरे, एक ही पन्ने पर।' },
};

export const esgSummaryTexts: typeof english.esgSummaryTexts = {
  description: (hotel) => `${hotel} में पर्यावरण, लोगों और कामकाज के बारे में क्या नापा जाता है, एक ही पन्ने पर।`,
  text: (hotel) => `${hotel}: क्या नापा गया, और नतीजा क्या रहा।`,
  environment: 'पर्यावरण',
  social: 'समाज',
  governance: 'गवर्नेंस',
};

export const groupFactsTexts: typeof english.groupFactsTexts = (houses, brands) => [
  { figure: '1931', what: 'परिवार ने मेज़बानी शुरू की' },
  { figure: '1988', what: 'Tivoli ब्रांड की शुरुआत' },
  { figure: houses, what: 'दिल्ली और आसपास हमारे होटल' },
  { figure: brands, what: 'ब्रांड' },
];

export const loyaltyPageTexts: typeof english.loyaltyPageTexts = {
  description: 'बार-बार आने वाले परिवारों के लिए Tivoli का लॉयल्टी प्रोग्राम, और उसके लिए नाम लिखाने का तरीक़ा।',
  text: 'उन परिवारों के लिए, जो बार-बार हमारे यहाँ आते हैं। जल्द शुरू।',
  howItWorks: 'यह कैसे चलेगा',
  whatItBrings: 'इसमें क्या मिलता है',
  register: 'अपना नाम लिखाएँ',
  notOpenYet: 'अपना नाम लिखा दीजिए। प्रोग्राम कैसे चलता है और इसमें क्या मिलता है, हम आपको बताएँगे।',
};

export const offersPageTexts: typeof english.offersPageTexts = {
  description: 'शादी, कॉन्फ़्रेंस, कॉकटेल की शाम या जन्मदिन: इस सीज़न में Tivoli के ऑफ़र, और उनकी आख़िरी तारीख़।',
  text: 'आने वाले सीज़न के लिए। हर ऑफ़र की आख़िरी तारीख़ उसके साथ लिखी है।',
  none: 'इस समय कोई ऑफ़र नहीं है। हमें तारीख़ और मेहमानों की संख्या बताइए: कोटेशन हम ख़ास आपके लिए बनाएँगे।',
  enquire: 'पूछताछ करें',
  until: (day) => `${day} तक`,
  from: (price) => `${price} से`,
  enquireAbout: (title) => `पूछताछ करें: ${title}`,
};

export const officesPageTexts: typeof english.officesPageTexts = {
  tabTitle: 'Tivoli Net: क्षेत्रीय सेल्स ऑफ़िस',
  description: 'उत्तर, दक्षिण, पूर्व और पश्चिम भारत में Tivoli के सेल्स ऑफ़िस, उनके फ़ोन और ईमेल के साथ।',
  text: 'हमारे चार क्षेत्रीय सेल्स ऑफ़िस। हर ऑफ़िस हमारे सभी होटलों को जानता है, और आपके शहर से वहाँ तक का रास्ता भी।',
};

export const peoplePageTexts: typeof english.peoplePageTexts = {
  description: 'Tivoli का निदेशक मंडल, शीर्ष नेतृत्व और वरिष्ठ प्रबंधन, और उनसे संपर्क करने का तरीक़ा।',
  text: 'वे लोग, जो हमारे होटलों की ज़िम्मेदारी सँभालते हैं।',
  portraitOf: (name) => `${name} की तस्वीर`,
  profile: 'प्रोफ़ाइल',
  profileOf: (name) => `${name} की प्रोफ़ाइल`,
  none: 'हमारे नेतृत्व का परिचय जल्द ही यहाँ होगा।',
  connect: 'हमारी टीम से बात करें',
  headOffice: 'नई दिल्ली में हमारा हेड ऑफ़िस।',
  writeOrCall: 'लिखें, जिनसे आपका काम है वही जवाब देंगे; या कॉल करें, हम आपकी बात करा देंगे।',
};

export const pressPageTexts: typeof english.pressPageTexts = {
  tabTitle: 'ख़बरों में Tivoli',
  description: 'अख़बारों और पत्रिकाओं ने Tivoli के होटलों और वेन्यू के बारे में क्या लिखा, और मीडिया किससे संपर्क करे।',
  text: 'हमारे होटलों के बारे में अख़बारों और पत्रिकाओं ने क्या लिखा।',
  textOfNone: 'जो हमारे होटलों के बारे में लिखना चाहें, उनके लिए आँकड़े, तस्वीरें और बात करने वाला कोई।',
  readArticle: 'पूरा लेख पढ़ें',
  none: 'अभी कोई ख़बर नहीं है',
  checkBack: 'ताज़ा ख़बरों के लिए कुछ दिन बाद फिर आइए।',
  media: 'मीडिया के लिए',
  whatMediaGet: 'तस्वीरें, आँकड़े या बातचीत: हमें लिखें, और बताएँ कि कब तक चाहिए।',
  byEmail: 'ईमेल करें',
  toHome: 'होम पेज पर जाएँ',
  pictures: 'तस्वीरें',
};

export const sustainabilityPageTexts: typeof english.sustainabilityPageTexts = {
  environment: 'पर्यावरण',
  measuredAt: (hotel) => `${hotel} में नापा गया।`,
  aMarkIs: (amount) => `एक निशान ${amount} का है`,
  people: 'लोग',
  conduct: 'कामकाज के तौर-तरीक़े',
  figures: 'आँकड़े और सवाल',
  onOneSheet: 'सारे आँकड़े एक ही पन्ने पर हैं, जिसे आप प्रिंट कर सकते हैं। वे कैसे नापे जाते हैं, यह हमसे पूछ सकते हैं।',
  readSummary: 'ESG सारांश पढ़ें',
  ask: 'पर्यावरण और समाज के बारे में पूछें',
};

export const textPageTexts: typeof english.textPageTexts = {
  onThisPage: 'इस पेज पर',
  lastChanged: (day) => `पिछला बदलाव: ${day}`,
  vegetarian: (dish) => `${dish} (शाकाहारी)`,
};
