export const hindi = {
  'A palace hotel of 45 rooms at Bhagola on the Palwal road, with a hall, a glass house, a lawn, a poolside and grounds, together for up to 2,500 guests.':
    'पलवल रोड पर भगोला में 45 कमरों का महल जैसा होटल: हॉल, ग्लास हाउस, लॉन, पूल का किनारा और परिसर, सब मिलाकर 2,500 मेहमानों तक के लिए।',
  'Royal Palace Road, Bhagola, NH 2': 'रॉयल पैलेस रोड, भगोला, NH 2',
  'A quiet room for two with a king bed, 240 square feet.': 'दो लोगों के लिए शांत कमरा, किंग बेड के साथ, 240 वर्ग फ़ुट।',
  'A little more room to dress in: 250 square feet, with a king bed.':
    'तैयार होने की थोड़ी और जगह: 250 वर्ग फ़ुट, किंग बेड के साथ।',
  'Diamond Hall': 'डायमंड हॉल',
  'The main hall, for the ceremony in the morning and the reception after dark.':
    'मुख्य हॉल, सुबह की रस्म और रात के रिसेप्शन के लिए।',
  'Glass on all sides and the garden around it, for a hundred and sixty.':
    'चारों ओर काँच और उसके बाहर बाग़, एक सौ साठ लोगों के लिए।',
  'Emerald Green': 'एमराल्ड ग्रीन',
  'The great lawn, with room for a procession, a mandap and long tables.':
    'बड़ा लॉन, जहाँ बारात, मंडप और लंबी मेज़ें, सबकी जगह है।',
  'Service tent on request': 'कहने पर सर्विस टेंट',
  Poolside: 'पूलसाइड',
  'The deck around the pool, for haldi at noon or cocktails at dusk.':
    'पूल के चारों ओर डेक, दोपहर की हल्दी या शाम की कॉकटेल के लिए।',
  Sapphire: 'सैफ़ायर',
  'The restaurant of the house, for those who stay and for the last guests of the wedding.':
    'होटल का रेस्टोरेंट, ठहरने वालों के लिए और शादी के आख़िरी मेहमानों के लिए।',
  'Slow-cooked dal': 'धीमी आँच की दाल',
  'An off-site, away from the office': 'दफ़्तर से दूर, एक ऑफ़-साइट',
  'Diamond Hall for the conference, the Glass House for the smaller table, rooms for the night.':
    'सेशन के लिए डायमंड हॉल, छोटी मीटिंग के लिए ग्लास हाउस, रात के लिए कमरे।',
  'Two hundred by the water': 'पानी के किनारे दो सौ मेहमान',
  'The deck, the lamps and a counter for drinks, before dinner or instead of it.':
    'डेक, दीये और ड्रिंक्स का काउंटर, डिनर से पहले या उसकी जगह।',
  'Up to 2,500 guests across spaces and grounds': 'सारी जगहों और परिसर में 2,500 मेहमानों तक',
  'Hall, glass house, lawn and pool for one family, with the grounds between them.':
    'एक परिवार के लिए हॉल, ग्लास हाउस, लॉन और पूल, और उनके बीच का परिसर।',
  '45 Premium Rooms': '45 प्रीमियम कमरे',
  'The near family stays': 'क़रीबी परिवार यहीं ठहरता है',
  'Standard and Deluxe rooms a few steps from the ceremony.': 'रस्मों से कुछ क़दम पर स्टैंडर्ड और डीलक्स कमरे।',
  'Sapphire, and a kitchen for every event': 'सैफ़ायर, और हर आयोजन के लिए रसोई',
  'Lunch and dinner in the restaurant; for events a menu written with the family.':
    'रेस्टोरेंट में लंच और डिनर; आयोजनों का मेन्यू परिवार के साथ बैठकर बनता है।',
  'Haldi by the pool, mehndi under glass': 'पूल के किनारे हल्दी, ग्लास हाउस में मेहंदी',
  'Each ritual in a place of its own, on the same grounds and on the same day if need be.':
    'हर रस्म की अपनी जगह, एक ही परिसर में, और ज़रूरत हो तो एक ही दिन में।',
  '45 rooms': '45 कमरे',
  Lawn: 'लॉन',
  'By prior arrangement': 'पहले से बात करके',
  'Palwal station': 'पलवल स्टेशन',
  'NH 2, Bhagola': 'NH 2, भगोला',
  'About Tivoli Royal Palace': 'Tivoli Royal Palace के बारे में',
  'South of Delhi the road runs through mustard fields to Palwal, and the palace stands beside it, with its hall, its glass house, its lawn and its pool.':
    'दिल्ली के दक्षिण में सड़क सरसों के खेतों से होती हुई पलवल जाती है, और उसी के किनारे यह महल है, अपने हॉल, ग्लास हाउस, लॉन और पूल के साथ।',
  'Forty-five rooms keep the near family on the grounds. Pets come along by prior arrangement.':
    'पैंतालीस कमरे हैं, ताकि क़रीबी परिवार परिसर में ही ठहरे। पालतू जानवर भी आ सकते हैं, पहले से बात करके।',
  'A wedding at Tivoli Royal Palace': 'Tivoli Royal Palace में शादी',
  'Up to 2,500 guests, with rooms for the family, the lawn for the procession and the pool for the cocktail evening.':
    '2,500 मेहमानों तक, परिवार के लिए कमरे, बारात के लिए लॉन और कॉकटेल की शाम के लिए पूल।',
  'Up to 2,500 guests': '2,500 मेहमानों तक',
  'Tivoli Royal Palace, from noon to night': 'Tivoli Royal Palace, दोपहर से रात तक',
  'across all spaces and the grounds': 'सारी जगहें और परिसर मिलाकर',
  'Hall, glass house, lawn and pool a short walk apart: a wedding of 3 days that never needs a car.':
    'हॉल, ग्लास हाउस, लॉन और पूल कुछ ही कदम की दूरी पर: 3 दिन की शादी, और गाड़ी की ज़रूरत कहीं नहीं।',
} as const;
