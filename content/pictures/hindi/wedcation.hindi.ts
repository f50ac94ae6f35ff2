/** What the pictures of both Wedcations show. */
export const hindi = {
  'Poolside Dining: tables under cloth along the water': 'पूलसाइड डाइनिंग: पानी के किनारे कपड़े की छत के नीचे मेज़ें',
  'Restaurant Ambiance: teal chairs along a wall of tall windows, palms, daylight':
    'एम्बियंस रेस्टोरेंट: ऊँची खिड़कियों के साथ फ़िरोज़ी कुर्सियाँ, ताड़, दिन की रोशनी',
  'The Restaurant: white cloths and red chairs': 'रेस्टोरेंट: सफ़ेद मेज़पोश और लाल कुर्सियाँ',
  'Banquet Catering: a thali for a long table': 'बैंक्वेट कैटरिंग: लंबी मेज़ के लिए थाली',
  'Glass House Restaurant & Bar: bottles in arches at blue hour': 'ग्लास हाउस रेस्टोरेंट और बार: नीली साँझ में मेहराबों में बोतलें',
  'Plum Cafe: small tables in violet light': 'प्लम कैफ़े: बैंगनी रोशनी में छोटी मेज़ें',
  "The groom's white mare in gold and marigolds against a low sun": 'ढलते सूरज के आगे सोने और गेंदे से सजी दूल्हे की सफ़ेद घोड़ी',
  'The Club Room: green walls and two armchairs': 'क्लब रूम: हरी दीवारें और दो आरामकुर्सियाँ',
  'The Deluxe room in warm yellow': 'गर्माहट भरे पीले रंग में डीलक्स कमरा',
  'The Executive room: violet evening behind a canopied bed': 'एग्ज़ीक्यूटिव रूम: छतरी वाले पलंग के पीछे बैंगनी शाम',
  'The Family Suite: two beds before arched windows on the garden': 'फ़ैमिली सुइट: बाग़ की मेहराबदार खिड़कियों के आगे दो पलंग',
  'The Family Room: a wide bed and a narrow one under painted niches':
    'फ़ैमिली रूम: चित्रों से सजे आलों तले एक बड़ा और एक छोटा पलंग',
  'The Super Deluxe room: a king bed in rose light': 'सुपर डीलक्स कमरा: गुलाबी रोशनी में किंग बेड',
  'Golden Crown Hall: gold chairs under a chandelier': 'गोल्डन क्राउन हॉल: झूमर तले सुनहरी कुर्सियाँ',
  'Orchid Hall: flowers on every table, rose light': 'ऑर्किड हॉल: हर मेज़ पर फूल, गुलाबी रोशनी',
  'Four camels with lanterns cross a field before a great pale sun': 'विशाल फीके सूरज के आगे खेत पार करते लालटेन लिए चार ऊँट',
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
  'Wedcation, Ambala: brothers carry a canopy of flowers over the bride, a dhol player before her':
    'Wedcation, अंबाला: दुल्हन पर फूलों की चादर ताने चलते भाई, आगे ढोली',
  'Wedcation, Ambala: a bride under a canopy of flowers on four poles, lanterns along her way':
    'Wedcation, अंबाला: चार डंडों पर तनी फूलों की चादर तले दुल्हन, राह में लालटेनें',
  'Four pairs of embroidered juttis outside a door': 'दरवाज़े के बाहर कढ़ाई वाली जूतियों की चार जोड़ियाँ',
  'The mouth of a tandoor glows in a dark kitchen': 'अँधेरी रसोई में दहकता तंदूर',
  'A family coach unloads in the morning mist': 'सुबह के कोहरे में उतरता परिवार, पास खड़ी बस',
  'Wedcation, Israna: lamps along a plain fort wall, a drummer and three dhols in front':
    'Wedcation, इसराना: क़िले की सादी दीवार के साथ दीये, आगे ढोली और तीन ढोल',
  'Wedcation, Israna: a drummer and three dhols before a wall of large blocks':
    'Wedcation, इसराना: बड़े पत्थरों की दीवार के आगे ढोली और तीन ढोल',
  "The pool at two in the morning, one swimmer's ripple": 'रात दो बजे का पूल, एक तैराक की लहर',
  'A rose-coloured front is hung with marigolds from a ladder': 'गुलाबी दीवार पर सीढ़ी से गेंदे की लड़ियाँ टाँगी जाती हैं',
  'A hand draws a needle through phulkari embroidery on pink cotton': 'गुलाबी सूती कपड़े पर फुलकारी काढ़ता हाथ, सुई और धागा',
  'Dancers and a drummer round a winter bonfire under stars': 'तारों तले जाड़े के अलाव के चारों ओर नाचते लोग और ढोली',
  "Out of the fort's vaulted gate on to the lawn, a white mare in the shade":
    'क़िले के मेहराबदार द्वार से लॉन की ओर, छाँव में सफ़ेद घोड़ी',
  'Iron points of an old gate, each hung with a marigold': 'पुराने फाटक की लोहे की नोकें, हर एक पर गेंदा',
  'A hand draws a coil of jalebi into hot oil, embers below': 'गरम तेल में जलेबी का छल्ला बनाता हाथ, नीचे अंगारे',
  'A flat-woven rug grows on a loom, the comb beats the weft down': 'करघे पर बुनती दरी, बाने को ठोकती कंघी',
  'Battlements come out of a winter fog, a watchman warms his hands': 'जाड़े के कोहरे से उभरते कँगूरे, हाथ सेंकता चौकीदार',
  'Two hands pour into the wedding fire, petals round the hearth':
    'विवाह की अग्नि में आहुति देते दो हाथ, वेदी के चारों ओर पंखुड़ियाँ',
  'Wedcation, Ambala: a bride under a canopy of flowers, 500 in Golden Crown':
    'Wedcation, Ambala: फूलों की चादर तले दुल्हन, गोल्डन क्राउन में 500 मेहमान',
  'Wedcation, Ambala: a bride under a canopy of flowers, 500 in Golden Crown, in Hindi':
    'Wedcation, Ambala: फूलों की चादर तले दुल्हन, गोल्डन क्राउन में 500 मेहमान',
  'Wedcation, Ambala: a bride under a canopy of flowers, 500 in Golden Crown, upright':
    'Wedcation, Ambala: फूलों की चादर तले दुल्हन, गोल्डन क्राउन में 500 मेहमान',
  'Wedcation, Ambala: a bride under a canopy of flowers, 500 in Golden Crown, upright, in Hindi':
    'Wedcation, Ambala: फूलों की चादर तले दुल्हन, गोल्डन क्राउन में 500 मेहमान',
  'Wedcation, Israna: the wall and three dhols, 1,000 in The Castle':
    'Wedcation, Israna: दीवार और तीन ढोल, द कैसल में 1,000 मेहमान',
  'Wedcation, Israna: the wall and three dhols, 1,000 in The Castle, in Hindi':
    'Wedcation, Israna: दीवार और तीन ढोल, द कैसल में 1,000 मेहमान',
  'Wedcation, Israna: the wall and three dhols, 1,000 in The Castle, upright':
    'Wedcation, Israna: दीवार और तीन ढोल, द कैसल में 1,000 मेहमान',
  'Wedcation, Israna: the wall and three dhols, 1,000 in The Castle, upright, in Hindi':
    'Wedcation, Israna: दीवार और तीन ढोल, द कैसल में 1,000 मेहमान',
  'Garlands exchanged in a rain of petals on a pink evening': 'गुलाबी शाम में पंखुड़ियों की बारिश में वरमाला',
  'Five men dance a bhangra before a great lit disc, colour in the air':
    'बड़े रोशन गोले के आगे भाँगड़ा करते पाँच नर्तक, हवा में रंग',
  'The morning after the wedding: bride and groom fly a kite from the battlements':
    'शादी की अगली सुबह: क़िले की प्राचीर से पतंग उड़ाते दूल्हा-दुल्हन',
} as const;
