export const hindi = {
  'An oval glass house of 10,000 sq ft and a garden of 30,000 sq ft on Mandi Road, New Delhi, for 200 to 1,000 guests.':
    'मंडी रोड, नई दिल्ली पर 10,000 वर्ग फ़ुट का अंडाकार ग्लास हाउस और 30,000 वर्ग फ़ुट का बाग़, 200 से 1,000 मेहमानों के लिए।',
  'Farm No.1, Sultanpur Estate, Mandi Road': 'फ़ार्म नं. 1, सुल्तानपुर एस्टेट, मंडी रोड',
  'Four rooms that come with the event, for dressing, for resting and for the night.':
    'आयोजन के साथ मिलने वाले चार कमरे, तैयार होने, सुस्ताने और रात रुकने के लिए।',
  'Oval Glass House': 'ओवल ग्लास हाउस',
  'An oval of glass on the lawn: dry in the rains, with the sky in view all year.':
    'लॉन पर अंडाकार ग्लास हाउस: बारिश में भी सूखा, और साल भर आसमान नज़र में।',
  'Glass on all sides': 'चारों ओर काँच',
  'Open Lush Garden': 'ओपन लश गार्डन',
  'Thirty thousand square feet of garden around the glass, laid out for up to 1,800; an event of the house takes 1,000.':
    'ग्लास हाउस के चारों ओर तीस हज़ार वर्ग फ़ुट का बाग़, 1,800 तक की जगह; यहाँ के एक आयोजन में 1,000 मेहमान।',
  'Old trees': 'पुराने पेड़',
  'Grand Weddings': 'भव्य शादियाँ',
  'The garden and the glass together': 'बाग़ और ग्लास हाउस, एक साथ',
  'The ceremony under the trees, the reception under the dome, rain or not.':
    'पेड़ों तले फेरे, गुंबद तले रिसेप्शन, बारिश हो या न हो।',
  'Oval Glass House Events': 'ओवल ग्लास हाउस के आयोजन',
  'Two to six hundred under one dome': 'एक गुंबद तले दो सौ से छह सौ मेहमान',
  'A dinner or a launch with the sky for a ceiling.': 'डिनर हो या लॉन्च, छत की जगह आसमान।',
  'Corporate Conferences': 'कॉर्पोरेट कॉन्फ़्रेंस',
  'Six hundred at desks, in daylight': 'दिन की रोशनी में, मेज़ों पर छह सौ लोग',
  'Classroom rows or a U-shape under glass, lunch in the garden.': 'ग्लास हाउस में क्लासरूम की क़तारें या U-शेप, और बाग़ में लंच।',
  'Social Gatherings': 'अपनों की महफ़िलें',
  'Birthdays, anniversaries, reunions': 'जन्मदिन, सालगिरह, पुराने दोस्तों का मिलना',
  'An evening that uses as much of the garden as it needs.': 'बाग़ का बस उतना हिस्सा लीजिए, जितना आपकी शाम को चाहिए।',
  'Glass, garden and evening light': 'काँच, बाग़ और शाम की रोशनी',
  'Luxury Events': 'शानदार आयोजन',
  'Made for one night': 'बस एक रात के लिए सजा',
  'The whole estate dressed for a single occasion, concierge day and night.':
    'बस आपके मौक़े के लिए सजा पूरा परिसर, दिन-रात कॉन्सियर्ज के साथ।',
  'Oval Glass House, 10,000 sq ft': 'ओवल ग्लास हाउस, 10,000 वर्ग फ़ुट',
  'Open Lush Garden, 30,000 sq ft': 'ओपन लश गार्डन, 30,000 वर्ग फ़ुट',
  '4 complimentary rooms for event guests': 'आयोजन के मेहमानों के लिए 4 निःशुल्क कमरे',
  'Parking for 200 vehicles': '200 गाड़ियों की पार्किंग',
  '200 vehicles': '200 गाड़ियाँ',
  '200–1,000 guests': '200–1,000 मेहमान',
  'Indira Gandhi International Airport, 15 km': 'इंदिरा गांधी इंटरनेशनल एयरपोर्ट, 15 किमी',
  'New Delhi station, 21 km; Old Delhi station, 26 km': 'नई दिल्ली स्टेशन, 21 किमी; पुरानी दिल्ली स्टेशन, 26 किमी',
  Sultanpur: 'सुल्तानपुर',
  'Mandi Road': 'मंडी रोड',
  'About The Upper HSE': 'The Upper HSE के बारे में',
  'Among the farms of Sultanpur stands an oval house of glass, ten thousand square feet, with three times as much garden around it. It takes two hundred guests or a thousand, and the weather has no say in it.':
    'सुल्तानपुर के फ़ार्मों के बीच अंडाकार ग्लास हाउस है, दस हज़ार वर्ग फ़ुट का, और चारों ओर उससे तिगुना बाग़। मेहमान दो सौ हों या हज़ार, मौसम की यहाँ नहीं चलती।',
  'Four rooms come with the event, free of charge, and two hundred cars find a place.':
    'आयोजन के साथ चार कमरे निःशुल्क मिलते हैं, और दो सौ गाड़ियों की जगह है।',
  'A wedding at The Upper HSE': 'The Upper HSE में शादी',
  'From 200 to 1,000 guests under glass and in the garden, with four complimentary rooms and parking for 200 cars.':
    'ग्लास हाउस और बाग़ में 200 से 1,000 मेहमान, चार निःशुल्क कमरे और 200 गाड़ियों की पार्किंग।',
  '4 complimentary rooms': '4 निःशुल्क कमरे',
  'Parking for 200': '200 गाड़ियों की पार्किंग',
  'complimentary for event guests': 'आयोजन के मेहमानों के लिए निःशुल्क',
  'the event kitchen': 'आयोजनों की रसोई',
  'at one event of the house; the garden alone can be laid out for 1,800':
    'यहाँ के एक आयोजन में; अकेले बाग़ में 1,800 तक की जगह है',
  '10,000 square feet of glass in three times as much garden: 200 guests or 1,000, whatever the weather.':
    '10,000 वर्ग फ़ुट काँच और उसके चारों ओर तीन गुना बाग़: 200 मेहमान हों या 1,000, मौसम चाहे जैसा हो।',
} as const;
