export const hindi = {
  'A banquet house in Sector 74, Noida, with six spaces indoors, on the roof, on two lawns and by the pool: with the grounds for up to 1,500 guests.':
    'सेक्टर 74, नोएडा में बैंक्वेट: भीतर, छत पर, दो लॉन में और पूल के किनारे कुल छह जगहें, परिसर मिलाकर 1,500 मेहमानों तक।',
  '1, Sector 74 Main Road': '1, सेक्टर 74 मेन रोड',
  'A room for two, 200 square feet, with a queen bed.': 'दो लोगों के लिए 200 वर्ग फ़ुट का कमरा, क्वीन बेड के साथ।',
  '1 Queen': '1 क्वीन',
  'A larger room for two, 260 square feet, with a king bed: the one the bride dresses in.':
    'दो लोगों के लिए बड़ा कमरा, 260 वर्ग फ़ुट, किंग बेड के साथ: दुल्हन यहीं तैयार होती है।',
  '1 King': '1 किंग',
  'Lotus Court': 'लोटस कोर्ट',
  'The hall that gives the house its name, for five hundred at dinner.':
    'वही हॉल, जिससे इस जगह का नाम पड़ा, पाँच सौ लोगों की दावत के लिए।',
  'A house of glass for a hundred and twenty.': 'एक सौ बीस लोगों का ग्लास हाउस।',
  Rooftop: 'रूफ़टॉप',
  'A terrace for a hundred, with the lights of Noida around it.': 'सौ लोगों की छत, चारों ओर नोएडा की रोशनियाँ।',
  Roof: 'छत',
  'View over Noida': 'नोएडा का नज़ारा',
  'Lawn 1': 'लॉन 1',
  'A lawn for a hundred and fifty, for the welcome or the haldi.': 'डेढ़ सौ लोगों का लॉन, स्वागत या हल्दी के लिए।',
  'Lawn 2': 'लॉन 2',
  'Its twin, so that one can be dressed while the other dances.': 'इसका जोड़ीदार: एक सजता रहे, दूसरे में नाच-गाना चलता रहे।',
  'Pool Side': 'पूल साइड',
  'The deck by the water, for fifty.': 'पानी के किनारे डेक, पचास लोगों के लिए।',
  'Deck by the water': 'पानी के किनारे डेक',
  'Six spaces at one address': 'एक ही पते पर छह जगहें',
  'A hall, a glass house, a roof, two lawns and the pool, taken in turn or all at once.':
    'हॉल, ग्लास हाउस, छत, दो लॉन और पूल, बारी-बारी से या सब एक साथ।',
  'Glass, water and the lights of the city': 'काँच, पानी और शहर की रोशनियाँ',
  'Five hundred in Lotus Court': 'लोटस कोर्ट में पाँच सौ लोग',
  'The hall for the conference, the Glass House for groups, the roof for the evening.':
    'सेशन के लिए हॉल, छोटे ग्रुप के लिए ग्लास हाउस, शाम के लिए छत।',
  'Up to 1,500 guests with the grounds, parking for 500 cars': 'परिसर मिलाकर 1,500 मेहमानों तक, 500 गाड़ियों की पार्किंग',
  'The whole house for one family, from the welcome on the lawn to the last dance.':
    'एक परिवार के लिए पूरी जगह, लॉन पर स्वागत से आख़िरी गाने तक।',
  'One offer for the whole occasion, so that there is one conversation and one bill.':
    'पूरे आयोजन की एक ही कोटेशन, ताकि बात एक बार हो और बिल भी एक हो।',
  'Recreation & Wellness': 'सैर और सुकून',
  'A quiet hour by the pool': 'पूल के किनारे फ़ुर्सत का एक घंटा',
  'For those who came early, and for the morning after.': 'जो जल्दी आए उनके लिए, और अगली सुबह के लिए।',
  'Lotus Court hall': 'लोटस कोर्ट हॉल',
  'Two lawns': 'दो लॉन',
  'Pool side': 'पूल का किनारा',
  'Parking for 500 vehicles': '500 गाड़ियों की पार्किंग',
  '500 vehicles': '500 गाड़ियाँ',
  'Sector 76, Aqua Line': 'सेक्टर 76, एक्वा लाइन',
  'About Tivoli Lotus Court': 'Tivoli Lotus Court के बारे में',
  'Six places for an occasion in the middle of Noida: a hall for five hundred, a glass house, a roof, two lawns that are twins, and a pool.':
    'नोएडा के बीचोंबीच आयोजन की छह जगहें: पाँच सौ लोगों का हॉल, ग्लास हाउस, छत, एक जैसे दो लॉन और एक पूल।',
  'The kitchen cooks for events alone. Five hundred cars find a place.':
    'यहाँ की रसोई केवल आयोजनों के लिए है। पाँच सौ गाड़ियों की जगह है।',
  'A wedding at Tivoli Lotus Court': 'Tivoli Lotus Court में शादी',
  'Up to 1,500 guests, with two lawns for the rituals, the pool for the cocktail evening and parking for 500 cars.':
    '1,500 मेहमानों तक, रस्मों के लिए दो लॉन, कॉकटेल की शाम के लिए पूल और 500 गाड़ियों की पार्किंग।',
  '1,500 guests': '1,500 मेहमान',
  'Parking for 500': '500 गाड़ियों की पार्किंग',
  'across all six spaces and the grounds': 'छहों जगहें और परिसर मिलाकर',
  'Twin lawns: while one dances, the other is dressed for the night. And parking for 500 cars.':
    'जुड़वाँ लॉन: एक पर नाच, तब तक दूसरा रात के लिए सजे। और 500 गाड़ियों की पार्किंग।',
} as const;
