/** What the pictures of both Wedcations show. */
export const hindi = {
  'Poolside Dining: skewers over embers, guests at tables round the pool at dusk':
    'पूलसाइड डाइनिंग: अंगारों पर सींखें, साँझ में पूल के चारों ओर मेज़ों पर मेहमान',
  'Restaurant Ambiance by night from the garden: a family at dinner behind panes hung with marigolds':
    'रात में बाग़ से एम्बियंस रेस्टोरेंट: गेंदे से सजी खिड़की के पीछे डिनर करता परिवार',
  'The Restaurant: a cook at the tandoor in a rose-red court, a Punjabi thali and lassi in front':
    'रेस्टोरेंट: गुलाबी आँगन में तंदूर पर रसोइया, सामने पंजाबी थाली और लस्सी',
  'Banquet Catering: a row of copper pots over wood fires at night under the wall of the fort':
    'बैंक्वेट कैटरिंग: रात में क़िले की दीवार तले लकड़ी की आग पर ताँबे के देगों की क़तार',
  'Glass House Restaurant & Bar at first light: noodles, cocoa and tea on a counter at the glass':
    'भोर में ग्लास हाउस रेस्टोरेंट और बार: शीशे के पास काउंटर पर नूडल्स, कोको और चाय',
  'Plum Cafe: a breakfast counter of plum tiles, copper domes and parathas, green fields at the window':
    'प्लम कैफ़े: बैंगनी टाइलों का नाश्ते का काउंटर, ताँबे के ढक्कन और पराठे, खिड़की में हरे खेत',
  "The groom's white mare in gold and marigolds against a low sun": 'ढलते सूरज के आगे सोने और गेंदे से सजी दूल्हे की सफ़ेद घोड़ी',
  'The Club Room: two armchairs by the window, tea between them, the bed behind':
    'क्लब रूम: खिड़की के पास दो आरामकुर्सियाँ, बीच में चाय, पीछे पलंग',
  'The Deluxe room: three beds in a row, their quilts of three colours, scarves on pegs':
    'डीलक्स कमरा: कतार में तीन पलंग, तीन रंगों की रज़ाइयाँ, खूँटियों पर दुपट्टे',
  'The Executive room in pink and marigold, the bathroom door ajar, the lit hall in the window':
    'गुलाबी और गेंदई रंग में एग्ज़ीक्यूटिव रूम, अधखुला स्नानघर, खिड़की में रोशन हॉल',
  'The Family Suite: sofas and two bunks, the double bed through an arch':
    'फ़ैमिली सुइट: सोफ़े और ऊपर-नीचे दो पलंग, मेहराब के पार डबल बेड',
  'The Family Room: two wide beds side by side, paper kites on the wall':
    'फ़ैमिली रूम: साथ-साथ दो चौड़े पलंग, दीवार पर काग़ज़ की पतंगें',
  'The Super Deluxe room: a king bed under strings of marigolds on a pink wall':
    'सुपर डीलक्स कमरा: गुलाबी दीवार पर गेंदे की लड़ियों तले किंग बेड',
  'Golden Crown Hall: long tables under crowns of light, gold lattices lit from behind':
    'गोल्डन क्राउन हॉल: रोशनी के मुकुटों तले लंबी मेज़ें, पीछे से रोशन सुनहरी जालियाँ',
  'Orchid Hall: a ring of cushions for the mehndi under violet and white cloth':
    'ऑर्किड हॉल: बैंगनी और सफ़ेद कपड़े तले मेहंदी के लिए गद्दों का घेरा',
  'Four camels with lanterns cross a field before a great pale sun': 'विशाल फीके सूरज के आगे खेत पार करते लालटेन लिए चार ऊँट',
  'The Casa De Cancun Suite in ivory and sand, its doors open to a veranda and the pool':
    'क्रीम और रेत के रंग में कासा डी कैनकुन सुइट, बरामदे और पूल की ओर खुले दरवाज़े',
  'The De Salvador Suite in indigo and ivory, blossoms over the bed, a window seat at dusk':
    'नील और क्रीम रंग में डी सल्वाडोर सुइट, पलंग के ऊपर फूल, साँझ में खिड़की के पास बैठने की जगह',
  'The Deluxe Balcony room from its own balcony in the evening, tea outside, lamps within':
    'डीलक्स बालकनी कमरा, शाम को अपनी बालकनी से: बाहर चाय, भीतर लैंप',
  'The Deluxe Standard room: a queen bed in moss green, stone walls, a deep window at sunset':
    'डीलक्स स्टैंडर्ड कमरा: हरे रंग में क्वीन बेड, पत्थर की दीवारें, गहरी खिड़की में सूर्यास्त',
  'The Queen Suite: a four-poster in red and gold': 'क्वीन सुइट: लाल और सुनहरे रंग में चार खंभों वाला पलंग',
  'The Meeting Rooms: leather chairs round one long table, tall windows on the evening':
    'मीटिंग रूम: लंबी मेज़ के चारों ओर चमड़े की कुर्सियाँ, ऊँची खिड़कियों में शाम',
  'The Open Lawn at dusk: tables between torches under the wall of the fort, striped tents in a row':
    'साँझ में ओपन लॉन: क़िले की दीवार तले मशालों के बीच मेज़ें, क़तार में धारीदार तंबू',
  'Pool Side & Glass House at noon: the pool, a gabled house of glass hung with yellow cloth':
    'दोपहर में पूल साइड और ग्लास हाउस: पूल, पीले कपड़े से सजा काँच का घर',
  'The Castle: chairs in rows between stone walls with green banners, three windows of coloured glass':
    'द कैसल: हरे झंडों वाली पत्थर की दीवारों के बीच क़तारों में कुर्सियाँ, रंगीन काँच की तीन खिड़कियाँ',
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
