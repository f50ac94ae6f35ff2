export const hindi = {
  'A contemporary venue off the Dwarka Expressway, New Delhi: Mansion Hall for up to 1,200 guests, and the 360 Hall for 300.':
    'द्वारका एक्सप्रेसवे, नई दिल्ली के पास एक आधुनिक वेन्यू: 1,200 मेहमानों तक का मैंशन हॉल और 300 का 360 हॉल।',
  'Bijwasan Road, Isapur Khera, Dwarka': 'बिजवासन रोड, ईसापुर खेड़ा, द्वारका',
  'Forty square metres to dress in before the evening and to sleep in after it.':
    'चालीस वर्ग मीटर: शाम से पहले तैयार होने के लिए, और बाद में आराम से सोने के लिए।',
  '360 Hall': '360 हॉल',
  'A hall for three hundred around a stage that is seen from every side.':
    'तीन सौ लोगों का हॉल, जिसके बीच का स्टेज हर ओर से दिखता है।',
  'Stage in the round': 'बीच में गोल स्टेज',
  'Mansion Hall': 'मैंशन हॉल',
  'The great hall, for a reception of twelve hundred.': 'बड़ा हॉल, बारह सौ मेहमानों के रिसेप्शन के लिए।',
  'A stage in the round': 'बीच में गोल स्टेज',
  'The 360 Hall for the launch, Mansion Hall for the dinner, the expressway for the way home.':
    'लॉन्च के लिए 360 हॉल, डिनर के लिए मैंशन हॉल, और घर लौटने के लिए एक्सप्रेसवे।',
  'Cocktail Soirees': 'कॉकटेल की महफ़िल',
  'Three hundred in the 360 Hall': '360 हॉल में तीन सौ मेहमान',
  'Music in the middle, high tables around it.': 'बीच में संगीत, चारों ओर ऊँची मेज़ें।',
  'Up to 1,200 guests in Mansion Hall': 'मैंशन हॉल में 1,200 मेहमानों तक',
  'One hall for everyone, with parking for three hundred cars.': 'सबके लिए एक हॉल, और तीन सौ गाड़ियों की पार्किंग।',
  'A place to dress and to rest': 'तैयार होने और आराम करने की जगह',
  'Forty square metres for the couple, on the day itself.': 'शादी वाले दिन, दूल्हा-दुल्हन के लिए चालीस वर्ग मीटर।',
  'Sangeet in the round': 'बीच में संगीत, चारों ओर अपने',
  'The 360 Hall dressed for the mehndi by day and for the sangeet by night.':
    '360 हॉल, दिन में मेहंदी के लिए सजा हुआ और रात में संगीत के लिए।',
  'Parking for 300 vehicles': '300 गाड़ियों की पार्किंग',
  '300 vehicles': '300 गाड़ियाँ',
  'Dwarka Expressway': 'द्वारका एक्सप्रेसवे',
  'About Omnia Dwarka Expressway': 'Omnia Dwarka Expressway के बारे में',
  'Omnia is the contemporary line of the house. At Isapur Khera, off the Dwarka Expressway, it has two halls: one for twelve hundred guests, one around a stage that is seen from every side.':
    'Omnia हमारा आधुनिक ब्रांड है। ईसापुर खेड़ा में, द्वारका एक्सप्रेसवे के पास, इसके दो हॉल हैं: एक बारह सौ मेहमानों के लिए, और एक जिसका स्टेज हर ओर से दिखता है।',
  'Three hundred cars find a place.': 'तीन सौ गाड़ियों की जगह है।',
  'A wedding at Omnia Dwarka Expressway': 'Omnia Dwarka Expressway में शादी',
  'Up to 1,200 guests in Mansion Hall, with parking for 300 cars.':
    'मैंशन हॉल में 1,200 मेहमानों तक, 300 गाड़ियों की पार्किंग के साथ।',
  '1,200 guests': '1,200 मेहमान',
  'Parking for 300': '300 गाड़ियों की पार्किंग',
  '1,200 guests in one hall, or 300 around a stage that is seen from every side.':
    'एक ही हॉल में 1,200 मेहमान, या हर ओर से दिखने वाले स्टेज के चारों ओर 300।',
  'in Mansion Hall': 'मैंशन हॉल में',
} as const;
