/**
 * The words of the content, each with what visitors type in its place: other words, other spellings, and Hindi in either
 * script. What only sounds the same, such as the name of a hall in Devanagari, needs no line here.
 */
export const searchSynonyms: Readonly<Record<string, readonly string[]>> = {
  // Ceremonies and events.
  wedding: [
    ...['marriage', 'shaadi', 'shadi', 'shaddi', 'vivah', 'vivaah', 'byah', 'weddings'],
    ...['शादी', 'शादियाँ', 'शादियों', 'विवाह', 'ब्याह', 'वेडिंग'],
  ],
  haldi: ['हल्दी', 'haldee'],
  mehndi: ['mehendi', 'mehandi', 'mehdi', 'henna', 'मेहंदी', 'मेहँदी', 'मेंहदी', 'मेहन्दी'],
  sangeet: ['sangit', 'संगीत'],
  nikah: ['nikaah', 'निकाह'],
  walima: ['valima', 'वलीमा'],
  reception: ['रिसेप्शन', 'स्वागत समारोह'],
  engagement: ['sagai', 'ring ceremony', 'roka', 'सगाई', 'रोका'],
  birthday: ['birthday party', 'janamdin', 'janmdin', 'जन्मदिन', 'जन्मदिन पार्टी', 'बर्थडे', 'बर्थडे पार्टी'],
  'cocktail party': ['कॉकटेल पार्टी', 'काकटेल पार्टी'],
  cocktail: ['कॉकटेल', 'काकटेल'],
  conference: ['meeting', 'मीटिंग', 'कॉन्फ्रेंस', 'कांफ्रेंस', 'सम्मेलन'],
  corporate: ['कॉर्पोरेट', 'office party', 'ऑफिस पार्टी'],
  // Places to celebrate and to stay.
  hall: ['हॉल', 'हाल'],
  banquet: ['बैंक्वेट', 'बैंकेट', 'marriage hall', 'बारात घर', 'baraat ghar'],
  lawn: ['लॉन', 'maidan', 'मैदान', 'खुली जगह'],
  garden: ['बाग', 'बाग़', 'बगीचा', 'bagicha', 'गार्डन'],
  rooftop: ['roof top', 'terrace', 'chhat', 'chat party', 'छत', 'छत पार्टी', 'रूफटॉप', 'टेरेस'],
  'glass house': ['ग्लास हाउस', 'sheesh mahal', 'शीश महल'],
  palace: ['mahal', 'महल', 'पैलेस'],
  pool: ['पूल', 'तरणताल'],
  'swimming pool': ['स्विमिंग पूल', 'swiming pool'],
  room: ['kamra', 'kamre', 'कमरा', 'कमरे', 'रूम'],
  // What a house offers.
  parking: ['car park', 'gadi', 'gaadi', 'gadi parking', 'गाड़ी', 'पार्किंग', 'गाड़ी पार्किंग'],
  'wi fi': ['wifi', 'internet', 'वाई फाई', 'वाईफाई', 'इंटरनेट'],
  fitness: ['gym', 'जिम', 'फिटनेस'],
  spa: ['स्पा', 'massage', 'मसाज'],
  decor: ['decoration', 'sajawat', 'sajavat', 'सजावट', 'डेकोरेशन'],
  catering: ['caterer', 'catering service', 'कैटरिंग', 'हलवाई', 'halwai'],
  concierge: ['कंसीयर्ज', 'कॉन्सियर्ज'],
  // Food.
  vegetarian: [
    ...['veg', 'veg food', 'pure veg', 'veg khana', 'shakahari', 'shakahari khana'],
    ...['शाकाहारी', 'शाकाहारी खाना', 'वेज', 'वेज खाना', 'शुद्ध शाकाहारी'],
  ],
  'non vegetarian': ['non veg', 'nonveg', 'maansahari', 'मांसाहारी', 'नॉन वेज', 'नॉनवेज'],
  restaurant: ['khana', 'restaurent', 'खाना', 'रेस्टोरेंट', 'रेस्तरां', 'ढाबा'],
  biryani: ['biriyani', 'बिरयानी', 'बिरियानी'],
  // Towns.
  delhi: ['new delhi', 'dilli', 'दिल्ली', 'नई दिल्ली', 'नयी दिल्ली'],
  noida: ['नोएडा', 'नोइडा'],
  'greater noida': ['ग्रेटर नोएडा', 'greater noda'],
  gurugram: ['gurgaon', 'gurgoan', 'gudgaon', 'गुड़गाँव', 'गुड़गांव', 'गुरुग्राम', 'गुरूग्राम'],
  ambala: ['अंबाला', 'अम्बाला'],
  panipat: ['पानीपत'],
  karnal: ['करनाल'],
  chandigarh: ['चंडीगढ़', 'चण्डीगढ़'],
  rewari: ['रेवाड़ी', 'revari'],
  palwal: ['पलवल'],
  haryana: ['हरियाणा'],
  // Pages.
  careers: ['job', 'jobs', 'naukri', 'nokri', 'नौकरी', 'नौकरियाँ', 'भर्ती', 'करियर'],
  contact: ['sampark', 'संपर्क', 'सम्पर्क', 'फोन नंबर', 'phone number', 'पता'],
  offers: ['ऑफर', 'छूट', 'chhoot', 'डिस्काउंट'],
  enquire: ['booking', 'बुकिंग', 'पूछताछ', 'puchtach'],
  price: ['rate', 'rates', 'kimat', 'keemat', 'दाम', 'कीमत', 'रेट'],
};
