/** What the pictures of The Tivoli show. */
export const hindi = {
  'The front of a palace, as in a photograph of long ago': 'सामने से महल, जैसे बरसों पुरानी तस्वीर में',
  'A paved forecourt before a palace gate at blue hour, every arch lit':
    'नीली साँझ में महल के द्वार के आगे पक्का आँगन, हर मेहराब रोशन',
  'Round tables along a red carpet under two chandeliers in rose light':
    'गुलाबी रोशनी में दो झूमरों तले लाल क़ालीन के साथ गोल मेज़ें',
  'One long table with red chairs before a screen, lattices lit from behind':
    'स्क्रीन के आगे लाल कुर्सियों वाली लंबी मेज़, पीछे से रोशन जालियाँ',
  'The Deluxe room: a canopied bed, two armchairs, green walls': 'डीलक्स कमरा: छतरी वाला पलंग, दो आरामकुर्सियाँ, हरी दीवारें',
  'The Palace Suite: a tall bed before arched windows at night': 'पैलेस सुइट: रात में मेहराबदार खिड़कियों के आगे ऊँचा पलंग',
  'NTB Hall: round tables and a red carpet under ivory and gold cloth':
    'NTB हॉल: क्रीम और सुनहरे कपड़े तले गोल मेज़ें और लाल क़ालीन',
  'Oakwood Hall: rows of dressed tables under crystal chandeliers': 'ओकवुड हॉल: झूमरों तले सजी मेज़ों की क़तारें',
  'Oyster Greens: striped tents around an aisle of flowers at blue hour':
    'ऑयस्टर ग्रीन्स: नीली साँझ में फूलों की राह के दोनों ओर धारीदार तंबू',
  'A sitting room of The Tivoli: a sofa and armchairs before an arch open to palms':
    'The Tivoli की बैठक: ताड़ों की ओर खुली मेहराब के आगे सोफ़ा और आरामकुर्सियाँ',
  'Aria: coral velvet chairs at white tables along a green wall of arches':
    'आरिया: मेहराबों की हरी दीवार के साथ सफ़ेद मेज़ें और मूँगे के रंग की मख़मली कुर्सियाँ',
  'Blue Grotto: tables in blue light under arches': 'ब्लू ग्रोटो: मेहराबों तले नीली रोशनी में मेज़ें',
  "Trafalgar's: stools along a blue bar, bottles in lit arches": 'ट्रैफ़लगर्स: नीले बार पर स्टूल, रोशन मेहराबों में बोतलें',
  'The Tivoli: an old doorman draws a green door open, a girl pulls her grandmother in':
    'The Tivoli: बूढ़ा दरबान हरा दरवाज़ा खोलता है, बच्ची दादी को भीतर खींच लाती है',
  'The Tivoli: a doorman at an inlaid door, evening beyond it': 'The Tivoli: जड़ाऊ दरवाज़े पर दरबान, उस पार साँझ',
  'A white glove on the brass pull of a green door': 'हरे दरवाज़े के पीतल के हत्थे पर सफ़ेद दस्ताना',
  'Two hands tear a hot poori over a brass plate': 'पीतल की थाली पर दो हाथ गरम पूड़ी तोड़ते हुए',
  "Emperor's Court from above: two hundred chairs along a red runner":
    'ऊपर से एम्परर्स कोर्ट: लाल क़ालीन के साथ दो सौ कुर्सियाँ',
  'Zunn: a wok tossed over a tall flame': 'Zunn: ऊँची लपट पर उछलती कड़ाही',
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
