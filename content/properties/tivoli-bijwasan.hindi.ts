export const hindi = {
  'A garden hotel of 50 rooms on the Bijwasan road, New Delhi, with a marquee, a pavilion and a garden, together for up to 1,000 guests.':
    'बिजवासन रोड, नई दिल्ली पर 50 कमरों का बाग़ वाला होटल, 1,000 मेहमानों तक के लिए मार्की, पवेलियन और बाग़ के साथ।',
  'Bijwasan Road': 'बिजवासन रोड',
  'Forty square metres for two.': 'दो लोगों के लिए चालीस वर्ग मीटर।',
  'Fifty square metres, with a place for a third guest.': 'पचास वर्ग मीटर, तीसरे मेहमान की भी जगह।',
  Marquee: 'मार्की',
  'A hall under draped cloth for four hundred, with its own approach.':
    'कपड़े की सजी छत वाला चार सौ लोगों का हॉल, अपने अलग रास्ते के साथ।',
  'Draped ceiling': 'कपड़े से सजी छत',
  'Own approach': 'अपना अलग रास्ता',
  Pavilion: 'पवेलियन',
  'The larger of the two, for five hundred and fifty.': 'दोनों में बड़ा, साढ़े पाँच सौ लोगों के लिए।',
  'Spice Route': 'स्पाइस रूट',
  'The restaurant of the house, from noon until half past eleven.': 'होटल का रेस्टोरेंट, दोपहर बारह से रात साढ़े ग्यारह तक।',
  Indian: 'भारतीय',
  'Coastal curries': 'तटीय करी',
  'Garden Cafe': 'गार्डन कैफ़े',
  'Breakfast to supper beside the garden windows.': 'बाग़ की खिड़कियों के पास, नाश्ते से रात के खाने तक।',
  'Breakfast plates': 'नाश्ते की प्लेटें',
  Cakes: 'केक',
  'Royal Lounge': 'रॉयल लाउंज',
  'A bar from five in the afternoon until midnight.': 'बार, शाम पाँच बजे से आधी रात तक।',
  'Classic cocktails': 'क्लासिक कॉकटेल',
  'Two halls, fifty rooms': 'दो हॉल, पचास कमरे',
  'The Pavilion for the conference, the Marquee for dinner, and a room for those who fly in.':
    'सेशन के लिए पवेलियन, डिनर के लिए मार्की, और दूर से आने वालों के लिए कमरा।',
  'An evening among the lamps': 'दीयों के बीच एक शाम',
  'Drinks in the garden before dinner is called.': 'खाना लगने से पहले, बाग़ में ड्रिंक्स।',
  'Up to 1,000 guests in two halls and the garden': 'दो हॉल और बाग़ में 1,000 मेहमानों तक',
  'The ceremony in one, the reception in the other, the guests never further than a garden path.':
    'एक में फेरे, दूसरे में रिसेप्शन, और बीच में बस बाग़ का एक रास्ता।',
  '50 Premium Rooms': '50 प्रीमियम कमरे',
  'Deluxe and Super Deluxe': 'डीलक्स और सुपर डीलक्स',
  'Rooms of forty and fifty square metres on the grounds.': 'परिसर में ही चालीस और पचास वर्ग मीटर के कमरे।',
  'Spice Route, Garden Cafe, Royal Lounge': 'स्पाइस रूट, गार्डन कैफ़े, रॉयल लाउंज',
  'From breakfast at seven to the last glass at midnight.': 'सुबह सात बजे के नाश्ते से आधी रात के आख़िरी जाम तक।',
  'Haldi, mehndi and sangeet in turn': 'हल्दी, मेहंदी और संगीत, एक के बाद एक',
  'The Marquee dressed anew for each, with time to change in between.':
    'हर रस्म के लिए मार्की नए सिरे से सजती है, और बीच में कपड़े बदलने का समय।',
  '50 rooms': '50 कमरे',
  'Restaurant, café and lounge': 'रेस्टोरेंट, कैफ़े और लाउंज',
  'Bijwasan station': 'बिजवासन स्टेशन',
  'About Tivoli Bijwasan': 'Tivoli Bijwasan के बारे में',
  'Towards the airport the city thins out into farms and gardens, and the house on the Bijwasan road is one of them: two halls, fifty rooms, and lamps in the trees.':
    'एयरपोर्ट की ओर शहर धीरे-धीरे फ़ार्मों और बाग़ों में बदल जाता है, और बिजवासन रोड का यह होटल उन्हीं में से एक है: दो हॉल, पचास कमरे, और पेड़ों पर जगमगाते लैंप।',
  'The restaurant, the café and the lounge serve from seven in the morning until midnight.':
    'रेस्टोरेंट, कैफ़े और लाउंज सुबह सात बजे से आधी रात तक आपकी सेवा में हैं।',
  'A wedding at Tivoli Bijwasan': 'Tivoli Bijwasan में शादी',
  'Up to 1,000 guests in two halls and the garden, with fifty rooms for the family.':
    'दो हॉल और बाग़ में 1,000 मेहमानों तक, और परिवार के लिए पचास कमरे।',
  '1,000 guests': '1,000 मेहमान',
  'An evening at Tivoli Bijwasan': 'Tivoli Bijwasan में एक शाम',
  'both halls and the garden': 'दोनों हॉल और बाग़',
  'Land in the afternoon, dance under the trees by evening: 50 rooms and two halls in a garden, close to the airport.':
    'दोपहर में उतरिए, शाम को पेड़ों तले नाचिए: एयरपोर्ट के पास एक बाग़ में 50 कमरे और दो हॉल।',
} as const;
