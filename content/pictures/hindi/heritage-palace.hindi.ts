/** What the pictures of Tivoli Heritage Palace show. */
export const hindi = {
  'The Royal Restaurant: terracotta walls and white cloths': 'द रॉयल रेस्टोरेंट: टेराकोटा दीवारें और सफ़ेद मेज़पोश',
  'Carved balconies and a carpeted stair at sunset': 'सूर्यास्त में नक़्क़ाशीदार झरोखे और क़ालीन वाली सीढ़ी',
  'A brass thali with nine dishes, lamps around it': 'नौ पकवानों वाली पीतल की थाली, चारों ओर दीये',
  'The Standard room in pale yellow, morning at the window': 'हल्के पीले रंग में स्टैंडर्ड कमरा, खिड़की पर सुबह',
  'The Superior room: a king bed, blue hour outside': 'सुपीरियर कमरा: किंग बेड, बाहर नीली साँझ',
  'The Glass House of Tivoli Heritage Palace in green light': 'हरी रोशनी में Tivoli Heritage Palace का ग्लास हाउस',
  'Ocean Garden: tents in yellow afternoon light': 'ओशन गार्डन: दोपहर की पीली धूप में तंबू',
  'Ocean Pavilion: a domed pavilion under hanging flowers': 'ओशन पवेलियन: लटकते फूलों तले गुंबद वाला मंडप',
  'Royal Affair: round tables under violet and ivory cloth': 'रॉयल अफ़ेयर: बैंगनी और क्रीम कपड़े तले गोल मेज़ें',
  'Tivoli Heritage Palace: a woman in saffron leans from a carved bay of a red wall':
    'Tivoli Heritage Palace: लाल दीवार के नक़्क़ाशीदार झरोखे से झाँकती केसरिया ओढ़नी वाली स्त्री',
  'Tivoli Heritage Palace: a woman in one of the balconies of a red wall':
    'Tivoli Heritage Palace: लाल दीवार के एक झरोखे में एक स्त्री',
  "An elephant's painted foot on the palace steps, bells at its ankle":
    'महल की सीढ़ियों पर हाथी का चित्रित पाँव, टखने पर घुँघरू',
  'The hem of a red lehenga on the floor, its gold thread close': 'फ़र्श पर लाल लहँगे का किनारा, पास से उसकी ज़री',
  'A woman in profile at a carved window, stripes of light across her veil':
    'झरोखे पर एक स्त्री की एक ओर की छवि, ओढ़नी पर रोशनी की धारियाँ',
  'A windy day of kites over terracotta roofs': 'टेराकोटा की छतों पर हवा भरा पतंगों का दिन',
  'Tivoli Heritage Palace, Rewari: its balconies, 500 in Royal Affair':
    'Tivoli Heritage Palace, रेवाड़ी: उसके झरोखे, रॉयल अफ़ेयर में 500 मेहमान',
  'Tivoli Heritage Palace, Rewari: its balconies, 500 in Royal Affair, in Hindi':
    'Tivoli Heritage Palace, रेवाड़ी: उसके झरोखे, रॉयल अफ़ेयर में 500 मेहमान',
  'Tivoli Heritage Palace, Rewari: its balconies, 500 in Royal Affair, upright':
    'Tivoli Heritage Palace, रेवाड़ी: उसके झरोखे, रॉयल अफ़ेयर में 500 मेहमान',
  'Tivoli Heritage Palace, Rewari: its balconies, 500 in Royal Affair, upright, in Hindi':
    'Tivoli Heritage Palace, रेवाड़ी: उसके झरोखे, रॉयल अफ़ेयर में 500 मेहमान',
  'Two walk away through petals between guests in red and gold': 'लाल और सुनहरे कपड़ों में मेहमानों के बीच पंखुड़ियों में जाते दो लोग',
  'Haldi at Tivoli Heritage Palace: a bride laughs on a flowered swing, women and a child around her':
    'Tivoli Heritage Palace में हल्दी: फूलों वाले झूले पर हँसती दुल्हन, उसके चारों ओर स्त्रियाँ और एक बच्ची',
  'From inside her palanquin a bride parts the curtain: petals, lamps and farewells in a lane at dusk':
    'डोली के भीतर से परदा हटाती दुल्हन: साँझ की गली में पंखुड़ियाँ, दीये और विदाई',
} as const;
