export const hindi = {
  'A palace hotel of 90 rooms at Kanhawas near Rewari, with a ballroom, a glass house, a pavilion, a garden and grounds, together for up to 1,800 guests.':
    'रेवाड़ी के पास कान्हावास में 90 कमरों का महल जैसा होटल: बॉलरूम, ग्लास हाउस, पवेलियन, बाग़ और परिसर, सब मिलाकर 1,800 मेहमानों तक के लिए।',
  Kanhawas: 'कान्हावास',
  'A room for two, 250 square feet, with the morning at the window.':
    'दो लोगों के लिए 250 वर्ग फ़ुट का कमरा, जिसकी खिड़की पर सुबह उतरती है।',
  Superior: 'सुपीरियर',
  'A larger room for three, 350 square feet, with a king bed.': 'तीन लोगों के लिए बड़ा कमरा, 350 वर्ग फ़ुट, किंग बेड के साथ।',
  'Royal Affair': 'रॉयल अफ़ेयर',
  'The ballroom of the palace, for five hundred at dinner.': 'महल का बॉलरूम, पाँच सौ लोगों की दावत के लिए।',
  'Ballroom ceiling': 'बॉलरूम की छत',
  'A house of glass for two hundred and fifty, at its best in the hour before dark.':
    'ढाई सौ लोगों का ग्लास हाउस, साँझ ढलने से पहले सबसे सुंदर।',
  'Ocean Pavilion': 'ओशन पवेलियन',
  'A pavilion for a hundred and fifty: a nikah, a ring ceremony, a small dinner.':
    'डेढ़ सौ लोगों का पवेलियन: निकाह, सगाई या छोटी दावत।',
  'Covered pavilion': 'छत वाला पवेलियन',
  'Ocean Garden': 'ओशन गार्डन',
  'The garden beside the pavilion, open to the sky, for four hundred.': 'पवेलियन के पास खुला बाग़, चार सौ लोगों के लिए।',
  'Beside the pavilion': 'पवेलियन के बग़ल में',
  'The Royal Restaurant': 'द रॉयल रेस्टोरेंट',
  'Open from breakfast to the end of dinner, with a long table for a family that arrives together.':
    'नाश्ते से रात के खाने तक खुला, और साथ आने वाले परिवार के लिए एक लंबी मेज़।',
  'Breakfast parathas': 'नाश्ते के पराठे',
  'Haryanvi thali': 'हरियाणवी थाली',
  'Tandoor grills': 'तंदूरी ग्रिल',
  'Ballroom, glass house and ninety rooms': 'बॉलरूम, ग्लास हाउस और नब्बे कमरे',
  'A conference that stays the night: talks in Royal Affair, groups under glass, dinner in the garden.':
    'कॉन्फ़्रेंस, और रात भी यहीं: रॉयल अफ़ेयर में सेशन, ग्लास हाउस में ग्रुप चर्चा, बाग़ में डिनर।',
  'An evening in Ocean Garden': 'ओशन गार्डन में एक शाम',
  'Lamps in the trees, a bar on the lawn and the pavilion beside it.': 'पेड़ों पर लैंप, लॉन पर बार, और बग़ल में पवेलियन।',
  'Up to 1,800 guests across four spaces and grounds': 'चार जगहों और परिसर में 1,800 मेहमानों तक',
  'Ballroom, glass house, pavilion and garden taken together, from the first song to the farewell.':
    'बॉलरूम, ग्लास हाउस, पवेलियन और बाग़ एक साथ, पहले गीत से विदाई तक।',
  '90 Premium Rooms': '90 प्रीमियम कमरे',
  'A whole wedding party stays': 'पूरी बारात ठहरती है',
  'Standard and Superior rooms for both families, on the grounds.':
    'दोनों परिवारों के लिए स्टैंडर्ड और सुपीरियर कमरे, परिसर में ही।',
  'From 7 AM to 11 PM at The Royal Restaurant': 'द रॉयल रेस्टोरेंट में सुबह 7 से रात 11 बजे तक',
  'Breakfast, a long lunch and dinner; for events a menu written with the family.':
    'नाश्ता, फ़ुर्सत का लंच और डिनर; आयोजनों का मेन्यू परिवार के साथ बैठकर बनता है।',
  'Haldi in the garden, mehndi in the pavilion': 'बाग़ में हल्दी, पवेलियन में मेहंदी',
  'Small ceremonies in small places, before the ballroom opens.': 'बॉलरूम खुलने से पहले, छोटी रस्में छोटी जगहों में।',
  '90 rooms': '90 कमरे',
  Ballroom: 'बॉलरूम',
  'Pavilion and garden': 'पवेलियन और बाग़',
  'Rewari Junction': 'रेवाड़ी जंक्शन',
  'Try Again after some time': 'थोड़ी देर बाद फिर कोशिश करें',
  'About Tivoli Heritage Palace': 'Tivoli Heritage Palace के बारे में',
  'Kanhawas lies outside Rewari, where the plain begins to rise towards Rajasthan. The palace has ninety rooms, a ballroom, a glass house, and a pavilion that looks on its own garden.':
    'कान्हावास रेवाड़ी के बाहर है, जहाँ से मैदान राजस्थान की ओर चढ़ने लगता है। महल में नब्बे कमरे हैं, एक बॉलरूम, एक ग्लास हाउस, और एक पवेलियन जो अपने बाग़ को निहारता है।',
  'A wedding here can take the whole house for as many days as it has rituals.':
    'यहाँ शादी के लिए पूरा महल आपका हो सकता है, जितने दिन रस्में चलें।',
  'A wedding at Tivoli Heritage Palace': 'Tivoli Heritage Palace में शादी',
  'Up to 1,800 guests, with ninety rooms for both families and a garden for every ritual before the ballroom.':
    '1,800 मेहमानों तक, दोनों परिवारों के लिए नब्बे कमरे, और बॉलरूम से पहले हर रस्म के लिए बाग़।',
  '1,800 guests': '1,800 मेहमान',
  'Garden and pavilion': 'बाग़ और पवेलियन',
  'across all four spaces and the grounds': 'चारों जगहें और परिसर मिलाकर',
  'A palace of 90 rooms on the way to Rajasthan, for as many days as the wedding has rituals.':
    'राजस्थान की राह पर 90 कमरों का महल, जितने दिन शादी की रस्में चलें, उतने दिन आपका।',
} as const;
