export const hindi = {
  'A wedding destination of 40 rooms on the Ambala–Hissar road, with two halls, three places to eat and grounds for up to 2,000 guests.':
    'अंबाला–हिसार रोड पर शादियों की जगह: 40 कमरे, दो हॉल, खाने की तीन जगहें, और 2,000 मेहमानों तक के लिए परिसर।',
  'NH-65, Ambala-Hissar Road, Village Durkhara': 'NH-65, अंबाला-हिसार रोड, गाँव दुरखड़ा',
  'Super Deluxe Room': 'सुपर डीलक्स रूम',
  'The larger double of the house: 312 square feet and a king bed.': 'दो लोगों का बड़ा कमरा: 312 वर्ग फ़ुट और किंग बेड।',
  'Family Suite': 'फ़ैमिली सुइट',
  'A suite of 680 square feet where four can sleep and more can sit.':
    '680 वर्ग फ़ुट का सुइट, जहाँ चार लोग सोएँ और उससे ज़्यादा बैठें।',
  'Club Room': 'क्लब रूम',
  'A room for three, 456 square feet, with two armchairs by the window.':
    'तीन लोगों के लिए 456 वर्ग फ़ुट का कमरा, खिड़की के पास दो आरामकुर्सियाँ।',
  'Executive Room': 'एग्ज़ीक्यूटिव रूम',
  'Sixteen rooms for up to three, close to the halls.': 'हॉल के पास, तीन लोगों तक के सोलह कमरे।',
  'Deluxe Room': 'डीलक्स रूम',
  'Sixteen rooms for up to three, for friends and cousins.': 'दोस्तों और भाई-बहनों के लिए, तीन लोगों तक के सोलह कमरे।',
  'Family Room': 'फ़ैमिली रूम',
  'Three rooms where four sleep side by side.': 'तीन कमरे, जहाँ चार लोग साथ-साथ सोते हैं।',
  'Golden Crown Hall': 'गोल्डन क्राउन हॉल',
  'The main hall, laid for three hundred or opened up for five.': 'मुख्य हॉल, तीन सौ के लिए सजा या पाँच सौ के लिए खुला।',
  'Orchid Hall': 'ऑर्किड हॉल',
  'A hall that is set anew for each occasion: rows for a meeting, a ring of cushions for the mehndi.':
    'हर मौक़े पर नए सिरे से सजने वाला हॉल: मीटिंग के लिए क़तारें, मेहंदी के लिए गद्दों का घेरा।',
  'Flexible seating': 'जैसा चाहें, वैसा बैठने का इंतज़ाम',
  'Screen on request': 'कहने पर स्क्रीन',
  'The restaurant for every day of the stay.': 'जितने दिन ठहरें, रोज़ का रेस्टोरेंट।',
  Lassi: 'लस्सी',
  'Restaurant Ambiance': 'एम्बियंस रेस्टोरेंट',
  'A dinner room for smaller parties of the family.': 'परिवार की छोटी दावतों के लिए डिनर रूम।',
  'Poolside Dining': 'पूलसाइड डाइनिंग',
  'Tables along the water.': 'पानी के किनारे मेज़ें।',
  'Grills and small plates': 'ग्रिल और स्नैक्स',
  'Halls, water and evening light': 'हॉल, पानी और शाम की रोशनी',
  'Meet by day, dine by the pool': 'दिन में मीटिंग, रात में पूल के किनारे डिनर',
  'Golden Crown Hall for the conference, Orchid Hall for groups, forty rooms for the night.':
    'सेशन के लिए गोल्डन क्राउन हॉल, छोटे ग्रुप के लिए ऑर्किड हॉल, रात के लिए चालीस कमरे।',
  '40 Premium Rooms': '40 प्रीमियम कमरे',
  'From Executive to Family Suite': 'एग्ज़ीक्यूटिव से फ़ैमिली सुइट तक',
  'Rooms for couples, friends and families of four.': 'जोड़ों, दोस्तों और चार लोगों के परिवारों के लिए कमरे।',
  '40 rooms': '40 कमरे',
  'Three dining venues': 'खाने की तीन जगहें',
  'Ambala Cantonment Junction': 'अंबाला कैंट जंक्शन',
  'NH-65, Ambala-Hissar Road': 'NH-65, अंबाला-हिसार रोड',
  'About Wedcation, Ambala': 'Wedcation, Ambala के बारे में',
  'Two halls, the pool and grounds for 2,000 guests belong to one family at a time: yours.\n16 Executive, 16 Deluxe, 3 Family Rooms, 3 Family Suites':
    'दो हॉल, पूल और 2,000 मेहमानों का परिसर, एक समय में एक ही परिवार का: आपके।\n16 एग्ज़ीक्यूटिव, 16 डीलक्स, 3 फ़ैमिली रूम, 3 फ़ैमिली सुइट',
  'A wedding that is also a few days away. At Durkhara on the Ambala–Hissar road the rooms, the halls and the pool belong to one family at a time.':
    'शादी भी, और कुछ दिन की छुट्टी भी। अंबाला–हिसार रोड पर दुरखड़ा में कमरे, हॉल और पूल, सब एक समय में एक ही परिवार के।',
  'Three places to eat, two halls, and a room mix that lets grandparents, cousins and friends all stay. Ask our team for the three Family Rooms, where four sleep side by side.':
    'खाने की तीन जगहें, दो हॉल, और ऐसे कमरे कि दादा-दादी, भाई-बहन और दोस्त, सब साथ ठहरें। तीन फ़ैमिली रूम, जहाँ चार लोग साथ-साथ सोते हैं, हमारी टीम से माँगिए।',
  'A wedding at Wedcation, Ambala': 'Wedcation, Ambala में शादी',
  'Up to 2,000 guests, with forty rooms, two halls and the pool for the haldi.':
    '2,000 मेहमानों तक, चालीस कमरे, दो हॉल और हल्दी के लिए पूल।',
  '16 Executive, 16 Deluxe, 8 Super Deluxe; family rooms are not counted':
    '16 एग्ज़ीक्यूटिव, 16 डीलक्स, 8 सुपर डीलक्स; फ़ैमिली रूम इनमें नहीं गिने',
} as const;
