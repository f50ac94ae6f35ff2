/** What the pictures of both Wedcations show. */
export const hindi = {
  'Poolside Dining: tables under cloth along the water': 'पूलसाइड डाइनिंग: पानी के किनारे कपड़े की छत के नीचे मेज़ें',
  'Restaurant Ambiance: teal chairs along a wall of tall windows, palms, daylight':
    'एम्बियंस रेस्टोरेंट: ऊँची खिड़कियों के साथ फ़िरोज़ी कुर्सियाँ, ताड़, दिन की रोशनी',
  'The Restaurant: white cloths and red chairs': 'रेस्टोरेंट: सफ़ेद मेज़पोश और लाल कुर्सियाँ',
  'Banquet Catering: a thali for a long table': 'बैंक्वेट कैटरिंग: लंबी मेज़ के लिए थाली',
  'Glass House Restaurant & Bar: bottles in arches at blue hour': 'ग्लास हाउस रेस्टोरेंट और बार: नीली साँझ में मेहराबों में बोतलें',
  'Plum Cafe: small tables in violet light': 'प्लम कैफ़े: बैंगनी रोशनी में छोटी मेज़ें',
  'A palace front in afternoon light': 'दोपहर की रोशनी में सामने से महल',
  'A pavilion under a crescent moon': 'दूज के चाँद तले मंडप',
  'A steel thali of six bowls on a plum cloth': 'बैंगनी कपड़े पर छह कटोरियों की स्टील की थाली',
  'The pool of Wedcation, Ambala, at sunset': 'सूर्यास्त में Wedcation, Ambala का पूल',
  'The lawn of Wedcation, Ambala, under a red sky': 'लाल आसमान तले Wedcation, Ambala का लॉन',
  'The Club Room: green walls and two armchairs': 'क्लब रूम: हरी दीवारें और दो आरामकुर्सियाँ',
  'The Deluxe room in warm yellow': 'गर्माहट भरे पीले रंग में डीलक्स कमरा',
  'The Executive room: violet evening behind a canopied bed': 'एग्ज़ीक्यूटिव रूम: छतरी वाले पलंग के पीछे बैंगनी शाम',
  'The Family Suite: two beds before arched windows on the garden': 'फ़ैमिली सुइट: बाग़ की मेहराबदार खिड़कियों के आगे दो पलंग',
  'The Family Room: a wide bed and a narrow one under painted niches':
    'फ़ैमिली रूम: चित्रों से सजे आलों तले एक बड़ा और एक छोटा पलंग',
  'The Super Deluxe room: a king bed in rose light': 'सुपर डीलक्स कमरा: गुलाबी रोशनी में किंग बेड',
  'Golden Crown Hall: gold chairs under a chandelier': 'गोल्डन क्राउन हॉल: झूमर तले सुनहरी कुर्सियाँ',
  'Orchid Hall: flowers on every table, rose light': 'ऑर्किड हॉल: हर मेज़ पर फूल, गुलाबी रोशनी',
  'A mandap in yellow afternoon light': 'दोपहर की पीली धूप में मंडप',
  'A pavilion on the water against a red sky': 'लाल आसमान के आगे पानी पर मंडप',
  'Hands with mehndi on orange silk': 'नारंगी रेशम पर मेहंदी लगे हाथ',
  'A haldi swing between blue lattice screens, palms behind': 'नीली जालियों के बीच हल्दी का झूला, पीछे ताड़',
  'A glass house against a red sky': 'लाल आसमान के आगे ग्लास हाउस',
  'The Rohtak road between mustard fields': 'सरसों के खेतों के बीच रोहतक रोड',
  'The glass house of Wedcation, Israna, doubled in the water at sunset':
    'सूर्यास्त में पानी में झलकता Wedcation, Israna का ग्लास हाउस',
  'The open lawn of Wedcation, Israna, in morning light': 'सुबह की रोशनी में Wedcation, Israna का खुला लॉन',
  'The Casa De Cancun Suite in ivory and sand': 'क्रीम और रेत के रंग में कासा डी कैनकुन सुइट',
  'The De Salvador Suite in indigo and ivory, blossoms over the bed, a window seat at dusk':
    'नील और क्रीम रंग में डी सल्वाडोर सुइट, पलंग के ऊपर फूल, साँझ में खिड़की के पास बैठने की जगह',
  'The Deluxe Balcony room, the door open to the morning': 'डीलक्स बालकनी कमरा, खुले दरवाज़े से आती सुबह',
  'The Deluxe Standard room: a queen bed in green, sunset at the windows':
    'डीलक्स स्टैंडर्ड कमरा: हरे रंग में क्वीन बेड, खिड़कियों पर सूर्यास्त',
  'The Queen Suite in red and gold': 'लाल और सुनहरे रंग में क्वीन सुइट',
  'The Meeting Rooms: leather chairs round one long table, tall windows on the evening':
    'मीटिंग रूम: लंबी मेज़ के चारों ओर चमड़े की कुर्सियाँ, ऊँची खिड़कियों में शाम',
  'The Open Lawn: striped tents at dusk': 'ओपन लॉन: साँझ में धारीदार तंबू',
  'Pool Side & Glass House: water and a lit dome': 'पूल साइड और ग्लास हाउस: पानी और रोशन गुंबद',
  'The Castle: a hall of arches laid for dinner': 'द कैसल: डिनर के लिए सजा मेहराबों का हॉल',
  'A mandap under garlands in green evening light': 'शाम की हरी रोशनी में मालाओं तले मंडप',
  'Wedcation, Ambala: a bride walks under a canopy of flowers, drums before her':
    'Wedcation, अंबाला: फूलों की चादर तले दुल्हन, आगे ढोल',
  'Wedcation, Ambala: a wedding walks past under strings of marigold': 'Wedcation, अंबाला: गेंदे की लड़ियों तले गुज़रती बारात',
  'Four pairs of embroidered juttis outside a door': 'दरवाज़े के बाहर कढ़ाई वाली जूतियों की चार जोड़ियाँ',
  'The mouth of a tandoor glows in a dark kitchen': 'अँधेरी रसोई में दहकता तंदूर',
  'A family coach unloads in the morning mist': 'सुबह के कोहरे में उतरता परिवार, पास खड़ी बस',
  'Wedcation, Israna: a plain fort wall, one flag, dhols in front':
    'Wedcation, इसराना: क़िले की सादी दीवार, एक झंडा, आगे ढोल',
  'Wedcation, Israna: two dhols before a wall of large blocks': 'Wedcation, इसराना: बड़े पत्थरों की दीवार के आगे दो ढोल',
  "The pool at two in the morning, one swimmer's ripple": 'रात दो बजे का पूल, एक तैराक की लहर',
} as const;
