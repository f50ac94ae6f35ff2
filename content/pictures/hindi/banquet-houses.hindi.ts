/** What the pictures of Lotus Court, Bijwasan, Royal Court and The Upper HSE show. */
export const hindi = {
  'Red and ivory tents along an aisle to an arch of flowers, a red sky above':
    'फूलों की मेहराब तक राह के साथ लाल और क्रीम रंग के तंबू, ऊपर लाल आसमान',
  'The Deluxe room: tea on the bed, striped canvas overhead, doors open to the garden':
    'डीलक्स कमरा: पलंग पर चाय, ऊपर धारीदार कपड़ा, बाग़ की ओर खुले दरवाज़े',
  'The Super Deluxe room at dusk: a striped tent for a ceiling, a daybed for a third guest':
    'शाम को सुपर डीलक्स कमरा: छत पर धारीदार तंबू, तीसरे मेहमान के लिए दीवान',
  'Marquee: round tables between the poles of a saffron striped tent, strings of bulbs overhead':
    'मार्की: केसरिया धारीदार तंबू के खंभों के बीच गोल मेज़ें, ऊपर बल्बों की लड़ियाँ',
  'Pavilion: long tables under lanterns, white cusped arches open to the garden at blue hour':
    'पवेलियन: लालटेनों तले लंबी मेज़ें, नीली साँझ में बाग़ की ओर खुली सफ़ेद मेहराबें',
  'Inside the Marquee at dusk: bulbs on strings between the poles of a striped tent':
    'साँझ में मार्की के भीतर: धारीदार तंबू के खंभों के बीच बल्बों की लड़ियाँ',
  'A mandap in the clear light of morning': 'सुबह की साफ़ रोशनी में मंडप',
  'Tivoli Royal Court: two guests with a card at copper doors, a hall of chandeliers behind':
    'Tivoli Royal Court: ताँबे के दरवाज़ों पर कार्ड देते दो मेहमान, पीछे झूमरों वाला हॉल',
  'Tivoli Royal Court: a woman in a copper sari speaks at a lectern, a full hall listens in rows':
    'Tivoli Royal Court: ताँबई साड़ी में पोडियम पर बोलती एक महिला, क़तारों में बैठा भरा हॉल सुन रहा है',
  'Astoria Hall: a chequered dance floor under rounds of light, walls of walnut and copper':
    'एस्टोरिया हॉल: रोशनी के घेरों तले चौख़ानेदार डांस फ़्लोर, अखरोट की लकड़ी और ताँबे की दीवारें',
  'Outdoor Venue: long tables in a paved court between town fronts by night, bulbs from wall to wall':
    'आउटडोर वेन्यू: रात में शहर की इमारतों के बीच पक्के आँगन में लंबी मेज़ें, दीवार से दीवार तक बल्ब',
  'Regency: white chairs in rows toward a screen, the light of an afternoon through tall windows':
    'रीजेंसी: स्क्रीन की ओर क़तारों में सफ़ेद कुर्सियाँ, ऊँची खिड़कियों से दोपहर की रोशनी',
  'Open doors of a white glass house at dawn, citrus trees and a basket of flowers':
    'भोर में सफ़ेद शीशघर के खुले दरवाज़े, नारंगी के पेड़ और फूलों की टोकरी',
  'Two guests under a great old tree hung with paper lanterns': 'काग़ज़ की लालटेनों से सजे विशाल पेड़ तले दो मेहमान',
  'A complimentary room: a queen bed beside ribs of glass, dresses on the wall, the garden outside':
    'निःशुल्क कमरा: काँच की दीवार के पास क्वीन बेड, दीवार पर टँगे कपड़े, बाहर बाग़',
  'Open Lush Garden in the morning: white chairs in arcs before an arch of flowers, a glass house':
    'सुबह का ओपन लश गार्डन: फूलों की मेहराब के आगे घेरों में सफ़ेद कुर्सियाँ, काँच का घर',
  'Oval Glass House at dusk, a hundred lamps inside': 'साँझ में ओवल ग्लास हाउस, भीतर सौ लैंप',
  'A spiral stair from above, a lilac veil trailing down its marble steps': 'ऊपर से घुमावदार सीढ़ी, संगमरमर पर बैंगनी चुन्नी',
  'The Standard room: a queen bed under a headboard of petals, Noida by night':
    'स्टैंडर्ड कमरा: पंखुड़ियों के सिरहाने वाला क्वीन बेड, रात का नोएडा',
  'The Super Deluxe room: a dressing table with a lit mirror, a wedding dress, the king bed':
    'सुपर डीलक्स कमरा: रोशन आईने वाली मेज़, लहँगा, किंग बेड',
  'The Glass House by night: glass folded like the petals of a lotus, lit from within, towers behind':
    'रात में ग्लास हाउस: कमल की पंखुड़ियों-सा काँच, भीतर रोशनी, पीछे इमारतें',
  'Lawn 1 at noon: cushions under a canopy of marigolds, a white lattice with bougainvillea':
    'दोपहर में लॉन 1: गेंदे के मंडप तले गद्दे और मसनद, बोगनवेलिया से ढकी सफ़ेद जाली',
  'Lawn 2 by night: a floor of lit squares, bulbs from a golden mast, tall tables round it':
    'रात में लॉन 2: रोशन चौकोर टुकड़ों का डांस फ़्लोर, सुनहरे खंभे से बल्बों की लड़ियाँ, चारों ओर ऊँची मेज़ें',
  'Lotus Court: a round hall under a dome of petals, tables in rings about a lotus of inlaid stone':
    'लोटस कोर्ट: पंखुड़ियों के गुंबद तले गोल हॉल, पत्थर के जड़ाऊ कमल के चारों ओर मेज़ें',
  'Pool Side by night: sofas and a bar on the deck across the water, the towers of Noida behind':
    'रात में पूल साइड: पानी के पार डेक पर सोफ़े और बार, पीछे नोएडा की इमारतें',
  'Rooftop: towers around a terrace with lamps': 'रूफ़टॉप: दीयों वाली छत के चारों ओर इमारतें',
  'Garden Cafe: cakes on a veranda under a saffron awning, cane chairs, the garden in the morning':
    'गार्डन कैफ़े: केसरिया छज्जे तले बरामदे में केक, बेंत की कुर्सियाँ, सुबह का बाग़',
  'Royal Lounge: two drinks and kebabs on a brass tray, low seats and a round bar under striped silk':
    'रॉयल लाउंज: पीतल की थाली पर दो गिलास और कबाब, धारीदार रेशम तले नीची कुर्सियाँ और गोल बार',
  'Spice Route: prawns, fish curry, rice and appams on a banana leaf, from above':
    'स्पाइस रूट: ऊपर से केले के पत्ते पर झींगे, मछली की करी, चावल और अप्पम',
  'Tivoli Lotus Court: a lotus pool from above at dawn, a flame in each blossom':
    'Tivoli Lotus Court: भोर में ऊपर से कमल का ताल, हर फूल में एक लौ',
  'Tivoli Lotus Court: a great lotus with a flame among its leaves': 'Tivoli Lotus Court: पत्तों के बीच लौ वाला बड़ा कमल',
  "A candle on a cake on the roof, Noida's lamps behind it": 'छत पर केक पर मोमबत्ती, पीछे नोएडा की रोशनियाँ',
  'Tivoli Bijwasan: guests in a lit striped tent on the lawn, an aeroplane climbs far off':
    'Tivoli Bijwasan: लॉन पर रोशन धारीदार तंबू में मेहमान, दूर आसमान में चढ़ता विमान',
  'Tivoli Bijwasan: a saffron tent, an aeroplane small in the evening sky':
    'Tivoli Bijwasan: केसरिया तंबू, शाम के आसमान में छोटा-सा विमान',
  'A striped tent from below, the sun through its cloth': 'नीचे से धारीदार तंबू, कपड़े से छनता सूरज',
  'Tivoli Royal Court: a great chandelier from straight below': 'Tivoli Royal Court: ठीक नीचे से दिखता विशाल झूमर',
  'Tivoli Royal Court: rings of candles and crystal under a copper ceiling':
    'Tivoli Royal Court: ताँबे की छत तले मोमबत्तियों और काँच के घेरे',
  "The brass bells of a wedding band, close, the players' red sleeves behind":
    'शादी के बैंड के पीतल के बाजे पास से, पीछे वादकों की लाल आस्तीनें',
  'The Upper HSE: bronze ribs of the glass house by night, a long table laid':
    'The Upper HSE: रात में ग्लास हाउस की काँसे की पसलियाँ, सजी लंबी मेज़',
  'The Upper HSE: lamps under the ribs of a glass house': 'The Upper HSE: ग्लास हाउस की पसलियों तले दीपक',
  'A bronze rib and dew on the glass, guests blurred behind it': 'काँच पर काँसे की पसली और ओस, पीछे धुँधले मेहमान',
  'A corner of petal-shaped screens, lit from within at dusk': 'साँझ में भीतर से रोशन, पंखुड़ी के आकार की जालियों वाला कोना',
  'A hand fills a rangoli of petals with colour, lamps around it': 'पंखुड़ियों की रंगोली में रंग भरता हाथ, चारों ओर दीये',
  'A sheer pink curtain lifts in the wind at daybreak': 'भोर की हवा में उठता महीन गुलाबी पर्दा',
  "Two at a railing from behind, her scarf in the wind, the city's windows lit":
    'रेलिंग पर पीछे से दिखते दो लोग, हवा में दुपट्टा, शहर की रोशन खिड़कियाँ',
  'Drops roll into the heart of a lotus leaf in a shower': 'फुहार में कमल के पत्ते के बीच लुढ़कती बूँदें',
  'A long garden pavilion with striped awnings, the lawn watered early':
    'धारीदार छज्जों वाला लंबा बाग़ीचा मंडप, सुबह लॉन को पानी',
  'A hand draws the rope of a striped tent tight at its peg': 'धारीदार तंबू की रस्सी को खूँटे पर कसता हाथ',
  'Seven spices in a round tin, a brass spoon in the turmeric': 'गोल डिब्बे में सात मसाले, हल्दी में पीतल का चम्मच',
  'Four hands exchange garlands, rice and petals in the air': 'चार हाथ वरमाला बदलते हैं, हवा में चावल और पंखुड़ियाँ',
  "The line of an aeroplane's lights over a garden by night": 'रात में बाग़ के ऊपर विमान की बत्तियों की रेखा',
  'A street front in a net of bulbs by night, all of it again in the wet road':
    'रात में बल्बों की जाली से सजा घर, भीगी सड़क में उसकी परछाईं',
  'A wedding band marches away in red between carried lamps': 'रोशनियों के बीच लाल वर्दी में आगे बढ़ती बारात की बैंड',
  'Folded paan with silver leaf on a copper tray, one lifted by a hand':
    'ताँबे की थाली में चाँदी के वरक़ वाले पान, एक को उठाता हाथ',
  "The shoulder of a bandsman's coat, close: red velvet, gold braid":
    'बैंड वाले के कोट का कंधा, पास से: लाल मख़मल, सुनहरी डोरी',
  'A lane of lights and a drummer seen upside down in a puddle': 'पानी के गड्ढे में उलटी दिखती रोशन गली और ढोली',
  'The oval glass house from above, lit among tree tops at dusk': 'ऊपर से अंडाकार ग्लास हाउस, साँझ में पेड़ों के बीच रोशन',
  'A long table from above: linen, ferns, figs and candles': 'ऊपर से लंबी मेज़: लिनन, फ़र्न, अंजीर और मोमबत्तियाँ',
  'Washed linen on lines between trees, leaf shadows on it': 'पेड़ों के बीच डोरियों पर धुला लिनन, उस पर पत्तों की छाया',
  'A girl on a swing under a wide tree, from behind': 'घने पेड़ तले झूले पर लड़की, पीछे से',
  'A table for two in a misty grove by night, a deer at its edge': 'रात में धुंध भरे उपवन में दो की मेज़, किनारे एक हिरन',
  'A wedding from straight above: the mandap, an aisle of petals, guests in arcs':
    'ठीक ऊपर से विवाह: मंडप, पंखुड़ियों की राह, घेरों में मेहमान',
  'Two walk away between their guests in a fall of petals': 'पंखुड़ियों की बौछार में मेहमानों के बीच जाते दो लोग',
  'Tivoli Lotus Court, Noida: lotuses at dawn, 500 in Lotus Court':
    'Tivoli Lotus Court, नोएडा: भोर के कमल, लोटस कोर्ट में 500 मेहमान',
  'Tivoli Lotus Court, Noida: lotuses at dawn, 500 in Lotus Court, in Hindi':
    'Tivoli Lotus Court, नोएडा: भोर के कमल, लोटस कोर्ट में 500 मेहमान',
  'Tivoli Lotus Court, Noida: lotuses at dawn, 500 in Lotus Court, upright':
    'Tivoli Lotus Court, नोएडा: भोर के कमल, लोटस कोर्ट में 500 मेहमान',
  'Tivoli Lotus Court, Noida: lotuses at dawn, 500 in Lotus Court, upright, in Hindi':
    'Tivoli Lotus Court, नोएडा: भोर के कमल, लोटस कोर्ट में 500 मेहमान',
  'Tivoli Bijwasan, New Delhi: striped tents, 550 in the Pavilion':
    'Tivoli Bijwasan, नई दिल्ली: धारीदार तंबू, पवेलियन में 550 मेहमान',
  'Tivoli Bijwasan, New Delhi: striped tents, 550 in the Pavilion, in Hindi':
    'Tivoli Bijwasan, नई दिल्ली: धारीदार तंबू, पवेलियन में 550 मेहमान',
  'Tivoli Bijwasan, New Delhi: striped tents, 550 in the Pavilion, upright':
    'Tivoli Bijwasan, नई दिल्ली: धारीदार तंबू, पवेलियन में 550 मेहमान',
  'Tivoli Bijwasan, New Delhi: striped tents, 550 in the Pavilion, upright, in Hindi':
    'Tivoli Bijwasan, नई दिल्ली: धारीदार तंबू, पवेलियन में 550 मेहमान',
  'Tivoli Royal Court, Okhla: a chandelier from below, 300 in Astoria Hall':
    'Tivoli Royal Court, Okhla: नीचे से झूमर, एस्टोरिया हॉल में 300 मेहमान',
  'Tivoli Royal Court, Okhla: a chandelier from below, 300 in Astoria Hall, in Hindi':
    'Tivoli Royal Court, Okhla: नीचे से झूमर, एस्टोरिया हॉल में 300 मेहमान',
  'Tivoli Royal Court, Okhla: a chandelier from below, 300 in Astoria Hall, upright':
    'Tivoli Royal Court, Okhla: नीचे से झूमर, एस्टोरिया हॉल में 300 मेहमान',
  'Tivoli Royal Court, Okhla: a chandelier from below, 300 in Astoria Hall, upright, in Hindi':
    'Tivoli Royal Court, Okhla: नीचे से झूमर, एस्टोरिया हॉल में 300 मेहमान',
  'The Upper HSE, Sultanpur: ribs of glass by night, 1,800 in the garden':
    'The Upper HSE, Sultanpur: रात में काँच की पसलियाँ, बाग़ में 1,800 मेहमान',
  'The Upper HSE, Sultanpur: ribs of glass by night, 1,800 in the garden, in Hindi':
    'The Upper HSE, Sultanpur: रात में काँच की पसलियाँ, बाग़ में 1,800 मेहमान',
  'The Upper HSE, Sultanpur: ribs of glass by night, 1,800 in the garden, upright':
    'The Upper HSE, Sultanpur: रात में काँच की पसलियाँ, बाग़ में 1,800 मेहमान',
  'The Upper HSE, Sultanpur: ribs of glass by night, 1,800 in the garden, upright, in Hindi':
    'The Upper HSE, Sultanpur: रात में काँच की पसलियाँ, बाग़ में 1,800 मेहमान',
  'A red and an ivory scarf tied in a knot by copper light': 'ताँबई रोशनी में गाँठ में बँधे लाल और क्रीम दुपट्टे',
  'Two walk away over the lawn of Tivoli Bijwasan in a fall of marigold petals':
    'गेंदे की पंखुड़ियों की बौछार में Tivoli Bijwasan के लॉन पर जाते दो लोग',
  'The Glass House of Tivoli Lotus Court from above, lit among trees at dusk':
    'ऊपर से Tivoli Lotus Court का ग्लास हाउस, साँझ में पेड़ों के बीच रोशन',
  'A reception at Tivoli Bijwasan: under striped cloth an old man tells laughing guests a story':
    'Tivoli Bijwasan में दावत: धारीदार कपड़े तले हँसते मेहमानों को क़िस्सा सुनाते बुज़ुर्ग',
} as const;
