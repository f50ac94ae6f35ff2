export const hindi = {
  'A palace hotel of 130 rooms in Chhatarpur, New Delhi, with two halls, a lawn, a court and a pool for weddings, conferences and family days.':
    'छतरपुर, नई दिल्ली में 130 कमरों का महल जैसा होटल, जिसमें शादियों, कॉन्फ़्रेंस और परिवार के दिनों के लिए दो हॉल, एक लॉन, एक आँगन और एक पूल है।',
  '1, Chhatarpur': '1, छतरपुर',
  'A room of 45 square metres with a sitting corner, made up with a king bed or with twins.':
    '45 वर्ग मीटर का कमरा, बैठने के कोने के साथ; किंग बेड या दो अलग बेड, जैसा आप चाहें।',
  'Palace Suite': 'पैलेस सुइट',
  'Ninety square metres under arched windows, with room for three and for the dress to hang.':
    'मेहराबदार खिड़कियों वाला नब्बे वर्ग मीटर का सुइट, जिसमें तीन लोग आराम से रहें और लहँगा टाँगने की जगह भी हो।',
  'Oyster Greens': 'ऑयस्टर ग्रीन्स',
  'The open lawn beside the pool, wide enough for a procession, a stage and dinner under lights.':
    'पूल के किनारे खुला लॉन, इतना बड़ा कि बारात, स्टेज और रोशनी तले दावत, सब आ जाए।',
  'Open lawn beside the pool': 'पूल के किनारे खुला लॉन',
  'Service access from the kitchen': 'रसोई से सीधा रास्ता',
  'Lit garden paths': 'बाग़ के रोशन रास्ते',
  'Power for décor and screens': 'सजावट और स्क्रीन के लिए बिजली',
  'Rooms for the family close by': 'परिवार के कमरे पास में',
  'NTB Hall': 'NTB हॉल',
  'A hall for three hundred: a conference by day, an engagement or a birthday dinner by night.':
    'तीन सौ लोगों का हॉल: दिन में कॉन्फ़्रेंस, रात में सगाई या जन्मदिन की दावत।',
  'Own foyer for tea and drinks': 'चाय और ड्रिंक्स के लिए अपना फ़ॉयर',
  "Emperor's Court": 'एम्परर्स कोर्ट',
  'An outdoor court for two hundred, the right size for a mehndi, a haldi or cocktails before dinner.':
    'दो सौ लोगों का खुला आँगन, मेहंदी, हल्दी या डिनर से पहले कॉकटेल के लिए बिल्कुल सही।',
  'Oakwood Hall': 'ओकवुड हॉल',
  'The largest room of the house, for a reception of a thousand with the whole family in one sight.':
    'यहाँ का सबसे बड़ा हॉल, हज़ार मेहमानों के रिसेप्शन के लिए, जहाँ पूरा परिवार एक नज़र में दिखे।',
  'Forty thousand square feet on one level': 'एक ही मंज़िल पर चालीस हज़ार वर्ग फ़ुट',
  'Blue Grotto': 'ब्लू ग्रोटो',
  'The café that never closes: breakfast at any hour, and supper for those who come in late.':
    'कैफ़े जो कभी बंद नहीं होता: नाश्ता किसी भी समय, और देर से आने वालों के लिए रात का खाना।',
  'Club sandwiches': 'क्लब सैंडविच',
  Zunn: 'ज़ुन',
  'A dinner room for modern Asian cooking, with the grill in view.': 'डिनर के लिए आधुनिक एशियाई खाना, ग्रिल आपके सामने।',
  'Modern Asian': 'आधुनिक एशियाई',
  'Dim sum': 'डिम सम',
  'Robata grill': 'रोबाता ग्रिल',
  'Thai curries': 'थाई करी',
  Aria: 'आरिया',
  'From noon until six: a long lunch, something sweet, and tea as the light goes.':
    'दोपहर से शाम छह तक: फ़ुर्सत का लंच, कुछ मीठा, और ढलती धूप में चाय।',
  'All-day room': 'दिन भर खुला',
  'Afternoon tea': 'शाम की चाय',
  "Trafalgar's": 'ट्रैफ़लगर्स',
  'Cocktails from six in the evening until one in the morning.': 'शाम छह बजे से रात एक बजे तक कॉकटेल।',
  'Cocktail bar': 'कॉकटेल बार',
  'Gin cocktails': 'जिन कॉकटेल',
  'Conference, small meetings and dinner in one house': 'सेशन, ग्रुप चर्चा और डिनर, एक ही जगह',
  'Two halls with stage and screen for the day, the lawn or the pool for the evening, rooms in between.':
    'दिन के लिए स्टेज और स्क्रीन वाले दो हॉल, शाम के लिए लॉन या पूल, और बीच में आराम के लिए कमरे।',
  'An evening by the water': 'पानी के किनारे एक शाम',
  'Drinks along the pool as the lamps are lit, with the bar and a small kitchen beside it.':
    'दीये जलते ही पूल के किनारे ड्रिंक्स, साथ में बार और एक छोटी रसोई।',
  'Four spaces, one after another or all at once': 'चार जगहें, एक के बाद एक या सब एक साथ',
  'A procession on the lawn, the ceremony in the court, dinner in the hall: one house, one team.':
    'लॉन में बारात, आँगन में फेरे, हॉल में दावत: एक ही जगह, एक ही टीम।',
  '130 Premium Rooms': '130 प्रीमियम कमरे',
  'The family and the guests under one roof': 'परिवार और मेहमान एक ही छत के नीचे',
  'Deluxe rooms and Palace Suites a short walk from every hall.': 'डीलक्स कमरे और पैलेस सुइट, हर हॉल से कुछ ही क़दम पर।',
  'Five venues, and one of them never closes': 'पाँच जगहें, जिनमें एक कभी बंद नहीं होती',
  'A café open round the clock, a modern Asian room, a long lunch and a cocktail bar among them.':
    'चौबीस घंटे खुला कैफ़े, आधुनिक एशियाई रेस्टोरेंट, फ़ुर्सत का लंच और कॉकटेल बार, सब यहीं।',
  'Haldi, mehndi and sangeet, each in its own place': 'हल्दी, मेहंदी और संगीत, हर एक की अपनी जगह',
  "Emperor's Court for the colours, NTB Hall for the music, and time to change in between.":
    'रंगों के लिए एम्परर्स कोर्ट, संगीत के लिए NTB हॉल, और बीच में कपड़े बदलने का समय।',
  '130 rooms': '130 कमरे',
  'Two banquet halls': 'दो बैंक्वेट हॉल',
  'Lawn and open court': 'लॉन और खुला आँगन',
  'Five dining venues': 'खाने की पाँच जगहें',
  'Chhatarpur and Sultanpur, Yellow Line': 'छतरपुर और सुल्तानपुर, येलो लाइन',
  'About The Tivoli': 'The Tivoli के बारे में',
  'A palace of one hundred and thirty rooms on the Chhatarpur road, among the farms at the southern edge of New Delhi. Two halls, a lawn, a court and a pool can be one celebration or several; the kitchen, the florists and the rooms are ours.':
    'छतरपुर रोड पर, नई दिल्ली के दक्षिणी छोर के फ़ार्मों के बीच, एक सौ तीस कमरों का महल। दो हॉल, एक लॉन, एक आँगन और एक पूल: चाहें तो एक समारोह, चाहें तो कई; रसोई, फूल और कमरे सब हमारे अपने हैं।',
  'The brand whose name it carries was founded in 1988.': 'इस होटल का नाम Tivoli ब्रांड से है, जो 1988 में शुरू हुआ।',
  'A wedding at The Tivoli': 'The Tivoli में शादी',
  'Up to 1,500 guests at one wedding, haldi to reception, with rooms for the family and the pool for the cocktail evening.':
    'एक शादी में 1,500 मेहमानों तक, हल्दी से रिसेप्शन तक, परिवार के लिए कमरे और कॉकटेल की शाम के लिए पूल।',
  '1500 PAX at one wedding': 'एक शादी में 1500 मेहमान',
  'Hosting since 1931': '1931 से मेज़बानी',
  'A state arrival': 'एक राजकीय आगमन',
  'A state banquet': 'एक राजकीय भोज',
  'A round of talks': 'बातचीत का एक दौर',
  'Henna, leaf by leaf, in the hours before the music: a silent moving drawing.':
    'संगीत शुरू होने से पहले, पत्ती-पत्ती रचती मेहंदी: बिना आवाज़ का चलता चित्र।',
  'with in-room dining': 'रूम सर्विस मिलाकर',
  'across all spaces, pool side and grounds': 'सारी जगहें, पूल और परिसर मिलाकर',
  '130 rooms, two halls, a lawn, a court and a pool: one celebration in all of them, or several at once.':
    '130 कमरे, दो हॉल, एक लॉन, एक आँगन और एक पूल: सब में एक ही समारोह, या एक साथ कई।',
} as const;
