/** What the pictures of The Tivoli show. */
export const hindi = {
  'The front of a palace, as in a photograph of long ago': 'सामने से महल, जैसे बरसों पुरानी तस्वीर में',
  'A paved forecourt before a palace gate at blue hour, every arch lit':
    'नीली साँझ में महल के द्वार के आगे पक्का आँगन, हर मेहराब रोशन',
  'Oakwood Hall laid for a state banquet: tall candles on every table, a stage draped in green silk':
    'राजकीय भोज के लिए सजा ओकवुड हॉल: हर मेज़ पर ऊँची मोमबत्तियाँ, हरे रेशम से सजा मंच',
  'One long table with red chairs before a screen, lattices lit from behind':
    'स्क्रीन के आगे लाल कुर्सियों वाली लंबी मेज़, पीछे से रोशन जालियाँ',
  'The Deluxe room: twin beds in green velvet, tea for two before arched windows at dusk':
    'डीलक्स कमरा: हरी मख़मल के दो पलंग, शाम की मेहराबदार खिड़कियों के आगे दो लोगों की चाय',
  'The Palace Suite: a canopied bed in emerald, a desk before three arched windows over a pool':
    'पैलेस सुइट: पन्ने के रंग का छत्र वाला पलंग, पूल पर खुलती तीन मेहराबी खिड़कियों के आगे मेज़',
  'NTB Hall: a dressed table close by, lanterns under a gilded grid, indigo walls, a parquet floor':
    'NTB हॉल: पास से सजी मेज़, सुनहरी छत के नीचे लालटेनें, नीली दीवारें, लकड़ी का फ़र्श',
  'Oakwood Hall: sixty round tables between oak walls, rings of light under a ceiling of oak beams':
    'ओकवुड हॉल: लकड़ी की दीवारों के बीच साठ गोल मेज़ें, लकड़ी की छत के नीचे रोशनी के घेरे',
  'Oyster Greens: round tables on the lawn beside a long pool at blue hour, palms, the hotel lit':
    'ऑयस्टर ग्रीन्स: नीली साँझ में लंबे पूल के किनारे लॉन पर गोल मेज़ें, खजूर, रोशन होटल',
  'A sitting room of The Tivoli: a sofa and armchairs before an arch open to palms':
    'The Tivoli की बैठक: ताड़ों की ओर खुली मेहराब के आगे सोफ़ा और आरामकुर्सियाँ',
  'Aria: coral velvet chairs at white tables, green walls, globe lamps, tall windows at dusk':
    'आरिया: सफ़ेद मेज़ों पर मूँगे के रंग की मख़मली कुर्सियाँ, हरी दीवारें, गोल लैंप, साँझ में ऊँची खिड़कियाँ',
  'Blue Grotto: light from the water on a blue vault, bread at a wood-fired oven, filter coffee':
    'ब्लू ग्रोटो: नीली गुफ़ा की छत पर पानी की रोशनी, लकड़ी के तंदूर पर रोटी, फ़िल्टर कॉफ़ी',
  "Trafalgar's: amber stools at a fluted wooden bar, bottles in lit arches on a blue wall":
    'ट्रैफ़लगर्स: लकड़ी के धारीदार बार पर अंबर रंग के स्टूल, नीली दीवार की रोशन मेहराबों में बोतलें',
  'The Tivoli: an old doorman draws a green door open, a girl pulls her grandmother in':
    'The Tivoli: बूढ़ा दरबान हरा दरवाज़ा खोलता है, बच्ची दादी को भीतर खींच लाती है',
  'The Tivoli: a doorman at an inlaid door, evening beyond it': 'The Tivoli: जड़ाऊ दरवाज़े पर दरबान, उस पार साँझ',
  'A white glove on the brass pull of a green door': 'हरे दरवाज़े के पीतल के हत्थे पर सफ़ेद दस्ताना',
  'Two hands tear a hot poori over a brass plate': 'पीतल की थाली पर दो हाथ गरम पूड़ी तोड़ते हुए',
  "Emperor's Court by day: gilt chairs between white arcades before a stage under flowers":
    'दिन में एम्परर्स कोर्ट: सफ़ेद मेहराबों के बीच सुनहरी कुर्सियाँ, आगे फूलों वाला स्टेज',
  'Zunn: a cook tosses a flaming wok in the open kitchen, two guests at the counter before him':
    'Zunn: खुली रसोई में लपटों पर कड़ाही उछालता रसोइया, सामने काउंटर पर दो मेहमान',
  'A portico of white columns by night, two guests far along its wet floor':
    'रात में सफ़ेद खंभों का बरामदा, भीगे फ़र्श पर दूर दो मेहमान',
  'Folds of green brocade woven with gold flowers, close': 'सुनहरे फूलों से बुने हरे ज़री के कपड़े की सिलवटें, पास से',
  'Guests climb a broad carpeted stair towards a lit door': 'मेहमान क़ालीन बिछी चौड़ी सीढ़ियों से रोशन दरवाज़े की ओर चढ़ते हैं',
  'A chequered court from above in the rain, three umbrellas crossing it':
    'बारिश में ऊपर से दिखता शतरंजी आँगन, उसे पार करती तीन छतरियाँ',
  'Hands with mehndi in a ring of marigolds': 'गेंदे के घेरे में मेहंदी लगे हाथ',
  'Hands exchange garlands before green evening lamps': 'हरी शाम की बत्तियों के आगे वरमाला बदलते हाथ',
  'The Tivoli, Chhatarpur: its inlaid door, 800 on the lawn':
    'The Tivoli, छतरपुर: उसका नक़्क़ाशीदार दरवाज़ा, लॉन पर 800 मेहमान',
  'The Tivoli, Chhatarpur: its inlaid door, 800 on the lawn, in Hindi':
    'The Tivoli, छतरपुर: उसका नक़्क़ाशीदार दरवाज़ा, लॉन पर 800 मेहमान',
  'The Tivoli, Chhatarpur: its inlaid door, 800 on the lawn, upright':
    'The Tivoli, छतरपुर: उसका नक़्क़ाशीदार दरवाज़ा, लॉन पर 800 मेहमान',
  'The Tivoli, Chhatarpur: its inlaid door, 800 on the lawn, upright, in Hindi':
    'The Tivoli, छतरपुर: उसका नक़्क़ाशीदार दरवाज़ा, लॉन पर 800 मेहमान',
  'A wedding on the lawn of The Tivoli from above, guests in arcs': 'ऊपर से The Tivoli के लॉन पर विवाह, घेरों में मेहमान',
} as const;
