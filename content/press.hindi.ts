export const hindi = {
  'A palace hotel in Chhatarpur adds a second banquet lawn': 'छतरपुर के महल जैसे होटल में दूसरा बैंक्वेट लॉन',
  'The lawns can be dressed one after the other, so that a mehndi ends where the sangeet begins.':
    'लॉन एक के बाद एक सज सकते हैं, ताकि जहाँ मेहंदी ख़त्म हो, वहीं से संगीत शुरू हो।',
  'Wedding destinations beyond the capital': 'राजधानी से बाहर शादी की जगहें',
  'Families look for grounds where everyone can stay, and find them in Haryana.':
    'परिवार ऐसी जगह ढूँढते हैं जहाँ सब साथ ठहरें, और वह हरियाणा में मिल जाती है।',
  'Solar roofs and rain pits behind the wedding lights': 'शादी की रोशनियों के पीछे: सोलर छतें और सहेजा हुआ बारिश का पानी',
  'What a banquet house saves when the roof makes power and the lawn keeps the rain.':
    'जब छत बिजली बनाए और लॉन बारिश का पानी सहेजे, तो एक बैंक्वेट कितना बचाता है।',
  'How a hall is dressed in a day': 'एक दिन में हॉल कैसे सजता है',
  'From bare floor at dawn to the first guest at eight: a day with the florists.':
    'सुबह-सुबह के ख़ाली फ़र्श से रात आठ बजे के पहले मेहमान तक: फूल वालों के साथ एक दिन।',
  'Conferences move to where the parking is': 'कॉन्फ़्रेंस वहाँ, जहाँ पार्किंग हो',
  'Why companies book halls on the expressway instead of in the centre.':
    'कंपनियाँ शहर के बीच नहीं, एक्सप्रेसवे पर हॉल क्यों लेती हैं।',
  'Trade journal': 'व्यापार पत्रिका',
  'Daily newspaper': 'दैनिक अख़बार',
  'Wedding magazine': 'शादियों की पत्रिका',
  'Business weekly': 'व्यापार साप्ताहिक',
  Recent: 'हाल ही में',
} as const;
