export const hindi = {
  'A wedding destination of 46 rooms on the Panipat–Rohtak road, with a castle hall, an open lawn, a pool side and a glass house for up to 2,000 guests.':
    'पानीपत–रोहतक रोड पर शादियों की जगह: 46 कमरे, क़िले जैसा हॉल, खुला लॉन, पूल का किनारा और ग्लास हाउस, 2,000 मेहमानों तक।',
  'Main Panipat-Rohtak Road': 'मेन पानीपत-रोहतक रोड',
  'Deluxe Standard': 'डीलक्स स्टैंडर्ड',
  'A room for two, 230 square feet, with one queen bed.': 'दो लोगों के लिए 230 वर्ग फ़ुट का कमरा, एक क्वीन बेड के साथ।',
  'Deluxe Balcony': 'डीलक्स बालकनी',
  'The same room with a balcony of its own.': 'वही कमरा, अपनी बालकनी के साथ।',
  'Queen Suite': 'क्वीन सुइट',
  'A suite for three, 480 square feet, in red and gold.': 'तीन लोगों के लिए 480 वर्ग फ़ुट का सुइट, लाल और सुनहरे रंग में।',
  'De Salvador Suite': 'डी सल्वाडोर सुइट',
  'A suite for three, 480 square feet, in indigo and ivory.': 'तीन लोगों के लिए 480 वर्ग फ़ुट का सुइट, नील और क्रीम रंग में।',
  'Casa De Cancun Suite': 'कासा डी कैनकुन सुइट',
  'A suite for three, 480 square feet, in ivory and sand.': 'तीन लोगों के लिए 480 वर्ग फ़ुट का सुइट, क्रीम और रेत के रंग में।',
  'The Castle': 'द कैसल',
  'The great hall: a thousand seats in rows, or tables and a stage for the reception.':
    'बड़ा हॉल: क़तारों में हज़ार कुर्सियाँ, या रिसेप्शन के लिए मेज़ें और स्टेज।',
  'A thousand seats in rows': 'क़तारों में हज़ार कुर्सियाँ',
  'Open Lawn': 'ओपन लॉन',
  'Twenty-two thousand square feet of grass under the sky, for more than a thousand.':
    'खुले आसमान तले बाईस हज़ार वर्ग फ़ुट घास, हज़ार से ज़्यादा मेहमानों के लिए।',
  'Pool Side & Glass House': 'पूल साइड और ग्लास हाउस',
  'Water on one side, glass on the other: haldi at noon, cocktails at dusk.':
    'एक ओर पानी, दूसरी ओर काँच: दोपहर में हल्दी, शाम को कॉकटेल।',
  'Glass house beside it': 'बग़ल में ग्लास हाउस',
  'Meeting Rooms': 'मीटिंग रूम',
  'Smaller rooms for boards, training days and the family council.':
    'बोर्ड मीटिंग, ट्रेनिंग और परिवार के सलाह-मशविरे के लिए छोटे कमरे।',
  Screen: 'स्क्रीन',
  'Plum Cafe': 'प्लम कैफ़े',
  'Breakfast, lunch and dinner, with a pause between them.': 'नाश्ता, लंच और डिनर, बीच में थोड़ी देर आराम।',
  'Breakfast buffet': 'नाश्ते का बुफ़े',
  'Thali at noon': 'दोपहर की थाली',
  'Grills at night': 'रात में ग्रिल',
  'Glass House Restaurant & Bar': 'ग्लास हाउस रेस्टोरेंट और बार',
  'The night special, for the hours after the last song: served from eleven until seven in the morning.':
    'नाइट स्पेशल, आख़िरी गाने के बाद के लिए: रात ग्यारह से सुबह सात बजे तक।',
  'Restaurant and bar': 'रेस्टोरेंट और बार',
  Mocktails: 'मॉकटेल',
  'Banquet Catering': 'बैंक्वेट कैटरिंग',
  'Menus written for each event and served in the hall, on the lawn or by the pool.':
    'हर आयोजन के लिए अलग मेन्यू, हॉल में, लॉन पर या पूल के किनारे परोसा हुआ।',
  'Event menus': 'आयोजनों के मेन्यू',
  'Regional menus': 'क्षेत्रीय मेन्यू',
  'A castle, a lawn and forty-six rooms': 'एक क़िला, एक लॉन और छियालीस कमरे',
  'Towers, glass and water': 'मीनारें, काँच और पानी',
  'A thousand seats in The Castle': 'द कैसल में हज़ार कुर्सियाँ',
  'The hall for the conference, meeting rooms for groups, the lawn for the evening.':
    'सेशन के लिए हॉल, छोटे ग्रुप के लिए मीटिंग रूम, शाम के लिए लॉन।',
  '46 Premium Rooms': '46 प्रीमियम कमरे',
  'Five kinds, from Deluxe to suite': 'पाँच तरह के, डीलक्स से सुइट तक',
  'Rooms with or without a balcony, and three suites with characters of their own.':
    'बालकनी वाले और बिना बालकनी के कमरे, और अपने-अपने अंदाज़ के तीन सुइट।',
  '46 rooms of five kinds': 'पाँच तरह के 46 कमरे',
  'Pool side and glass house': 'पूल का किनारा और ग्लास हाउस',
  'Meeting rooms': 'मीटिंग रूम',
  'Panipat Junction': 'पानीपत जंक्शन',
  'Panipat-Rohtak Road': 'पानीपत-रोहतक रोड',
  'About Wedcation, Israna': 'Wedcation, Israna के बारे में',
  'Between Panipat and Rohtak the land is flat and green, and the castle is seen from far off. Its hall seats a thousand, its lawn takes more, and the glass house stands beside the pool.':
    'पानीपत और रोहतक के बीच ज़मीन समतल और हरी है, और क़िला दूर से दिखता है। इसके हॉल में हज़ार लोग बैठते हैं, लॉन में और भी ज़्यादा, और पूल के पास ग्लास हाउस है।',
  'Forty-six rooms of five kinds. The Glass House keeps a night special from eleven in the evening until seven in the morning.':
    'पाँच तरह के छियालीस कमरे। ग्लास हाउस में रात ग्यारह से सुबह सात बजे तक नाइट स्पेशल।',
  'A wedding at Wedcation, Israna': 'Wedcation, Israna में शादी',
  'Up to 2,000 guests, with forty-six rooms, a castle hall and the pool for the cocktail evening.':
    '2,000 मेहमानों तक, छियालीस कमरे, क़िले जैसा हॉल और कॉकटेल की शाम के लिए पूल।',
  '46 rooms': '46 कमरे',
  'Plum Cafe; bar and banquets by night and by arrangement': 'प्लम कैफ़े; बार और बैंक्वेट रात में और बात करके',
  'hall and lawn together': 'हॉल और लॉन मिलाकर',
  'A castle that seats 1,000, a lawn for more, and 46 rooms for the family.':
    '1,000 मेहमानों का क़िला, उससे भी बड़ा लॉन, और परिवार के लिए 46 कमरे।',
} as const;
