/** What the pictures of the home page, the press and shared links show. */
export const hindi = {
  'A woman and an engineer fling a plum silk off a new scooter on stage; the front row cheers':
    'स्टेज पर एक महिला और इंजीनियर नए स्कूटर से जामुनी रेशम उड़ाते हैं, आगे बैठे लोग ख़ुश हैं',
  'A bride and groom circle the wedding fire at night, scarves knotted, as relatives throw petals':
    'रात में पवित्र अग्नि के फेरे लेते दूल्हा-दुल्हन, गठबंधन बँधा, पंखुड़ियाँ बरसाते घरवाले',
  'A garlanded mandap in green evening light': 'शाम की हरी रोशनी में मालाओं से सजा मंडप',
  'A thali by lamplight, seen from above': 'दीये की रोशनी में थाली, ऊपर से',
  'A lit palace after rain: a woman steps out of an old motor car, a doorman gives her his hand':
    'बारिश के बाद रोशन महल: पुरानी मोटरकार से उतरती महिला को हाथ का सहारा देता दरबान',
  'A doorman helps a woman out of an old motor car before the lit arches of a palace':
    'महल की रोशन मेहराबों के आगे पुरानी मोटरकार से उतरती महिला को हाथ का सहारा देता दरबान',
  'A palace of cusped arches, lit at dusk and mirrored in its pool': 'साँझ में रोशन कंगूरेदार मेहराबों का महल, पूल में झलकता हुआ',
  'An aisle of flowers between striped tents at dusk': 'साँझ में धारीदार तंबुओं के बीच फूलों की राह',
  'Striped tents and an aisle of flowers on a lawn at dusk': 'साँझ में लॉन पर धारीदार तंबू और फूलों की राह',
  'A girl points over a vast lawn of lit tables, a woman in a pink sari beside her, at dusk':
    'साँझ में रोशन मेज़ों से भरे विशाल लॉन की ओर इशारा करती बच्ची, साथ में गुलाबी साड़ी में महिला',
  'A woman and a girl on a terrace above a vast lit lawn of tables and guests at blue hour':
    'साँझ में टैरेस पर खड़ी महिला और बच्ची, आगे मेज़ों और मेहमानों से भरा विशाल रोशन लॉन',
  'A lamplit veranda: an aunt winds a safa, a girl draws mehndi, a porter brings suitcases':
    'रोशन बरामदा: मौसी युवक को साफ़ा बाँधती हैं, बहन मेहंदी लगाती है, पोर्टर सूटकेस लाता है',
  'The eve of a wedding: an aunt winds a safa, a girl draws mehndi on her cousin’s hand':
    'शादी से पहले की शाम: मौसी साफ़ा बाँधती हैं, एक बहन दूसरी के हाथ पर मेहंदी लगाती है',
  'A waiter brings a dosa as long as the table to a laughing family in a corner booth':
    'कोने की मेज़ पर हँसता परिवार, वेटर मेज़ जितना लंबा डोसा ला रहा है',
  'Two sisters in party clothes laugh on a big bed, one holds up her bare feet, a pierced lamp glows':
    'दावत के कपड़ों में दो बहनें बड़े पलंग पर हँसती हैं, एक के नंगे पैर ऊपर उठे हैं, जालीदार लैंप जल रहा है',
  'On a roof at night a bartender shakes a copper shaker; friends laugh and clink by a lit pool':
    'रात में छत पर बारटेंडर ताँबे का शेकर हिलाती है, रोशन पूल के पास दोस्त हँसते और जाम टकराते हैं',
  'A bride in a robe has her hair oiled on a veranda in sun that falls through a stone lattice':
    'जाली से छनती धूप में बरामदे में कुर्सी पर टिकी दुल्हन, उसके बालों में तेल की चंपी हो रही है',
  'Dancers in a lit glass house, a couple on a garden wall clink their glasses under stars':
    'रोशन ग्लास हाउस में नाचते लोग, तारों तले बाग़ की मुँडेर पर बैठा जोड़ा गिलास मिलाता हुआ',
  'A wok tossed over a tall flame': 'ऊँची लपट पर उछलती कड़ाही',
  'A wedding mandap hung with garlands as the lamps are lit': 'दीये जलते समय मालाओं से सजा मंडप',
  'A conference hall with blue seats and a bright stage': 'नीली कुर्सियों और रोशन स्टेज वाला कॉन्फ़्रेंस हॉल',
  'Marigold strings over a low swing for the haldi': 'हल्दी के नीचे झूले पर गेंदे की लड़ियाँ',
  'Solar panels and an electric car before a palace': 'महल के आगे सोलर पैनल और इलेक्ट्रिक कार',
  'A domed tomb and a tall tower beyond a dry garden at sunrise': 'सूर्योदय में सूखे बाग़ के पार गुंबद वाला मक़बरा और ऊँची मीनार',
  'A banquet lawn with tents in green evening light': 'शाम की हरी रोशनी में तंबुओं वाला बैंक्वेट लॉन',
  'A road through fields to a palace at sunset': 'सूर्यास्त में खेतों से होकर महल तक सड़क',
  'A solar roof and a charging car in morning light': 'सुबह की रोशनी में सोलर छत और चार्ज होती कार',
  'On a ladder before a green wall: the garlands are hung for the evening':
    'हरी दीवार के आगे सीढ़ी पर: शाम के लिए फूलमालाएँ टाँगी जा रही हैं',
  'Towers behind an arcade at sunrise': 'सूर्योदय में मेहराबों के पीछे इमारतें',
  'City towers at blue hour across the water': 'नीली साँझ में पानी के पार शहर की इमारतें',
  'Domes and a tower of Delhi at sunset beyond a dry garden': 'सूर्यास्त में सूखे बाग़ के पार दिल्ली के गुंबद और मीनार',
  'A board room with a long table before a screen': 'बोर्डरूम, स्क्रीन के आगे लंबी मेज़',
  'An old haveli in sepia': 'पुरानी भूरी तस्वीर में एक हवेली',
  'A palace with solar roofs, a pond and an electric car': 'सोलर छतों वाला महल, तालाब और इलेक्ट्रिक कार',
  'A brass thali of eight bowls around saffron rice': 'केसरिया चावल के चारों ओर आठ कटोरियों की पीतल की थाली',
  'Dyed cloth in the wind over mustard, Palwal': 'पलवल: सरसों पर हवा में रंगे कपड़े',
  'Kites over the roofs of Rewari': 'रेवाड़ी की छतों पर पतंगें',
  'Marigold strings on a rose-coloured front, Ambala': 'अंबाला: गुलाबी दीवार पर गेंदे की लड़ियाँ',
  "Through a fort's gate to a lawn of lanterns, Israna": 'इसराना: क़िले के द्वार से लालटेनों वाले लॉन तक',
  'A summer storm over the towers of Greater Noida': 'ग्रेटर नोएडा की मीनारों पर गर्मी की आँधी',
  'A portico of white columns lit by lamps at dusk': 'साँझ में दीपों से रोशन सफ़ेद खंभों का बरामदा',
  'A city hotel by night, a car under its long canopy': 'रात में शहर का होटल, लंबे छज्जे तले कार',
  'Two walk between their guests in a fall of petals at sunset': 'सूर्यास्त में पंखुड़ियों की बौछार के बीच जाते दो लोग',
  'A glass house among tree tops, lit at dusk': 'पेड़ों के बीच ग्लास हाउस, साँझ में रोशन',
  'Two scarves tied in a knot before evening lamps': 'शाम की बत्तियों के आगे गाँठ में बँधे दो दुपट्टे',
  'A long table from above with ferns and candles': 'ऊपर से लंबी मेज़, फ़र्न और मोमबत्तियाँ',
  'People cross a bright lobby in the morning': 'सुबह उजली लॉबी पार करते लोग',
  'A palanquin is carried along a field at sunrise': 'सूर्योदय में खेत किनारे ले जाई जाती डोली',
  'Dyed cloth on lines in the wind': 'हवा में डोरियों पर रंगे कपड़े',
  'A brass key with a tassel on a ledger': 'बहीखाते पर फुँदने वाली पीतल की चाबी',
  'Guests climb a lit stair': 'रोशन सीढ़ियाँ चढ़ते मेहमान',
  'Guests climb a blue stair towards a lit door': 'मेहमान नीली सीढ़ियों से रोशन दरवाज़े की ओर चढ़ते हैं',
} as const;
