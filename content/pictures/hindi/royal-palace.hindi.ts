/** What the pictures of Tivoli Royal Palace show. */
export const hindi = {
  'Domes and lit arches mirrored in a long pool at blue hour': 'नीली साँझ में लंबे पूल में झलकते गुंबद और रोशन मेहराबें',
  'Two peacocks on a carved wall under a red sky, a tail full of eyes hanging down':
    'लाल आसमान तले नक़्क़ाशीदार दीवार पर दो मोर, नीचे लटकती लंबी पूँछ',
  'Blue hour by the pool: a woman dips her feet, a man pours tea, children set lamps afloat':
    'नीली साँझ में पूल किनारे पानी में पाँव डाले महिला, चाय ढालता पुरुष, दीये तैराते बच्चे',
  'A long pool with loungers before a domed palace under a red sky':
    'लाल आसमान तले गुंबद वाले महल के आगे लंबा पूल और आरामकुर्सियाँ',
  'The Deluxe room: a desk under an arched mirror, a yellow wedding dress, the king bed at blue hour':
    'डीलक्स कमरा: मेहराबदार आईने तले मेज़, पीला लहँगा, नीली साँझ में किंग बेड',
  'The Standard room: a wide window over mustard in flower, the king bed beside it':
    'स्टैंडर्ड कमरा: सरसों के फूले खेतों पर चौड़ी खिड़की, पास में किंग बेड',
  'Diamond Hall: a cream hall laid for dinner, chandeliers down its middle, red curtains by the stage':
    'डायमंड हॉल: रात के भोज के लिए सजा क्रीम रंग का हॉल, बीच में झूमर, स्टेज के पास लाल परदे',
  'Emerald Green: gold chairs in rows before a flowered mandap at blue hour':
    'एमराल्ड ग्रीन: नीली साँझ में फूलों के मंडप के आगे सुनहरी कुर्सियाँ',
  'The Glass House of Tivoli Royal Palace at dusk: white iron arches, the lit palace beyond':
    'टिवोली रॉयल पैलेस का ग्लास हाउस साँझ में: लोहे की सफ़ेद मेहराबें, काँच के पार रोशन महल',
  'Poolside: loungers along the water before the palace': 'पूलसाइड: महल के आगे पानी के किनारे आरामकुर्सियाँ',
  'The stage of Diamond Hall: a lit arch with flowers between red curtains, chandeliers above':
    'डायमंड हॉल का स्टेज: लाल पर्दों के बीच फूलों वाली रोशन मेहराब, ऊपर झूमर',
  'The gate of Tivoli Royal Palace close by, its doors lit, the sky rose':
    'पास से Tivoli Royal Palace का द्वार, रोशन किवाड़, गुलाबी आसमान',
  'Sapphire: thalis on white cloths along a bench of blue velvet, gilded mirrors on ivory walls':
    'सैफ़ायर: नीले मख़मल की बेंच के साथ सफ़ेद मेज़पोशों पर थालियाँ, दीवारों पर सुनहरे आईने',
  'Tivoli Royal Palace, small on the horizon, at the end of rows of mustard':
    'सरसों की क़तारों के छोर पर, क्षितिज पर छोटा-सा Tivoli Royal Palace',
  'Tivoli Royal Palace: mustard rows, a woman with her load, a tower of cloud':
    'Tivoli Royal Palace: सरसों की क़तारें, बोझ लिए एक स्त्री, बादलों का पहाड़',
  'The Glass House in the monsoon, lit, behind a window that runs with rain':
    'मानसून में रोशन ग्लास हाउस, बारिश से भीगी खिड़की के पीछे',
  'A baraat from behind on a wet night, umbrellas lit by the lamps ahead':
    'भीगी रात में पीछे से दिखती बारात, आगे की रोशनी से चमकती छतरियाँ',
  'A brass key with a mustard tassel on an open ledger': 'खुले बहीखाते पर सरसों के रंग के फुँदने वाली पीतल की चाबी',
  'Maize bread, mustard greens and white butter on a brass plate':
    'पीतल की थाली में मक्के की रोटी, सरसों का साग और सफ़ेद मक्खन',
  'Dyed dupattas dry on lines over a mustard field, the wind in them': 'सरसों के खेत पर डोरियों में सूखते रंगे दुपट्टे, हवा में लहराते',
  "Bearers carry a bride's palanquin along a mustard field at daybreak": 'भोर में सरसों के खेत किनारे दुल्हन की डोली उठाए कहार',
  'Tivoli Royal Palace, Palwal: mustard rows, 800 on Emerald Green':
    'Tivoli Royal Palace, पलवल: सरसों की क़तारें, एमराल्ड ग्रीन पर 800 मेहमान',
  'Tivoli Royal Palace, Palwal: mustard rows, 800 on Emerald Green, in Hindi':
    'Tivoli Royal Palace, पलवल: सरसों की क़तारें, एमराल्ड ग्रीन पर 800 मेहमान',
  'Tivoli Royal Palace, Palwal: mustard rows, 800 on Emerald Green, upright':
    'Tivoli Royal Palace, पलवल: सरसों की क़तारें, एमराल्ड ग्रीन पर 800 मेहमान',
  'Tivoli Royal Palace, Palwal: mustard rows, 800 on Emerald Green, upright, in Hindi':
    'Tivoli Royal Palace, पलवल: सरसों की क़तारें, एमराल्ड ग्रीन पर 800 मेहमान',
} as const;
