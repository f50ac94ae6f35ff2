/** What the pictures of Tivoli Heritage Palace show. */
export const hindi = {
  'The Royal Restaurant: one long table with brass thalis between painted red walls':
    'द रॉयल रेस्टोरेंट: चित्रों वाली लाल दीवारों के बीच पीतल की थालियों वाली एक लंबी मेज़',
  'Carved balconies and a carpeted stair at sunset': 'सूर्यास्त में नक़्क़ाशीदार झरोखे और क़ालीन वाली सीढ़ी',
  'A brass thali with nine dishes, lamps around it': 'नौ पकवानों वाली पीतल की थाली, चारों ओर दीये',
  'The Standard room: a window seat with a lattice, morning sun on stone, a carved bed':
    'स्टैंडर्ड कमरा: जाली वाली खिड़की की बैठक, पत्थर पर सुबह की धूप, नक्काशीदार पलंग',
  'The Superior room: a swing on chains, lamps in niches, the king bed under a tall headboard':
    'सुपीरियर कमरा: ज़ंजीरों पर झूला, आलों में दीये, ऊँचे सिरहाने का किंग बेड',
  'The Glass House of Tivoli Heritage Palace: long tables between orange trees, a low sun':
    'Tivoli Heritage Palace का ग्लास हाउस: संतरे के पेड़ों के बीच लंबी मेज़ें, ढलता सूरज',
  'Ocean Garden in late sun: long tables on carpets along a channel of water to the red haveli':
    'ढलती धूप में ओशन गार्डन: लाल हवेली तक जाती पानी की नहर के साथ क़ालीनों पर लंबी मेज़ें',
  'Ocean Pavilion: tables under sandstone arches over the water at sunset':
    'ओशन पवेलियन: सूर्यास्त में पानी पर बलुआ पत्थर की मेहराबों तले मेज़ें',
  'Royal Affair: a chequered floor left free for the dance under a gilded vault, mirrors on red walls':
    'रॉयल अफ़ेयर: सुनहरी मेहराबी छत तले नाच के लिए खुला चौकोर पत्थरों का फ़र्श, लाल दीवारों पर आईने',
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
