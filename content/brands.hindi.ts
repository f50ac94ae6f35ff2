export const hindi = {
  'The first of the four, founded in 1988. Palace hotels and garden banquet houses in Delhi, Noida, Palwal and Rewari, where the halls, the lawns, the kitchen and the rooms belong to one house.':
    'चारों में सबसे पुराना, 1988 से। दिल्ली, नोएडा, पलवल और रेवाड़ी में महल जैसे होटल और बाग़ वाले बैंक्वेट, जहाँ हॉल, लॉन, रसोई और कमरे, सब एक ही जगह मिलते हैं।',
  'The contemporary line, on the Dwarka Expressway, in Greater Noida and in Noida: city addresses, with halls for conferences and receptions on the expressway.':
    'हमारे आधुनिक होटल, द्वारका एक्सप्रेसवे, ग्रेटर नोएडा और नोएडा में: शहर के पते, और एक्सप्रेसवे पर कॉन्फ़्रेंस और रिसेप्शन के लिए हॉल।',
  'A wedding and a few days away, in one place. Two destinations in Haryana, Ambala and Israna, where a family and its guests stay on the same grounds as the ceremonies.':
    'एक ही जगह शादी भी, और कुछ दिन की छुट्टी भी। हरियाणा में दो जगहें, अंबाला और इसराना, जहाँ परिवार और मेहमान वहीं ठहरते हैं जहाँ रस्में होती हैं।',
  'An oval glass house and an open garden among the farms of Sultanpur, for evenings that want the sky overhead and a roof when it rains.':
    'सुल्तानपुर के फ़ार्मों के बीच एक अंडाकार ग्लास हाउस और एक खुला बाग़, उन शामों के लिए जिन्हें ऊपर आसमान चाहिए, और बारिश हो तो छत।',
} as const;
