/** What the pictures of Lotus Court, Bijwasan, Royal Court and The Upper HSE show. */
export const hindi = {
  'Delhi across the water at blue hour': 'नीली साँझ में पानी के पार दिल्ली',
  'A haldi swing under marigolds': 'गेंदे के फूलों तले हल्दी का झूला',
  'Hands with mehndi in a ring of marigolds on teal': 'फ़िरोज़ी पर गेंदे के घेरे में मेहंदी लगे हाथ',
  'Rows of seats in a bright hall': 'रोशन हॉल में कुर्सियों की क़तारें',
  'Chairs in rows before a mandap among trees at sunset': 'सूर्यास्त में पेड़ों के बीच मंडप के आगे कुर्सियों की क़तारें',
  'The Pavilion of Tivoli Bijwasan: green walls and round tables along a red carpet':
    'Tivoli Bijwasan का पवेलियन: हरी दीवारें, लाल क़ालीन के साथ गोल मेज़ें',
  'The entrance of Tivoli Bijwasan at dusk': 'साँझ में Tivoli Bijwasan का प्रवेश द्वार',
  'Red and ivory tents along an aisle to an arch of flowers, a red sky above':
    'फूलों की मेहराब तक राह के साथ लाल और क्रीम रंग के तंबू, ऊपर लाल आसमान',
  'The Deluxe room in red and ivory': 'लाल और क्रीम रंग में डीलक्स कमरा',
  'The Super Deluxe room in violet evening light': 'शाम की बैंगनी रोशनी में सुपर डीलक्स कमरा',
  'Marquee: round tables under chandeliers and draped cloth': 'मार्की: झूमरों और सजे कपड़े तले गोल मेज़ें',
  'Pavilion: a long hall with green walls and gold arches': 'पवेलियन: हरी दीवारों और सुनहरी मेहराबों वाला लंबा हॉल',
  'Inside the Marquee at dusk: tables laid under violet and ivory cloth':
    'साँझ में मार्की के भीतर: बैंगनी और क्रीम कपड़े तले लगी मेज़ें',
  'A mandap in the clear light of morning': 'सुबह की साफ़ रोशनी में मंडप',
  'Chairs in rows before a mandap in blue cloth, the towers of the city behind':
    'नीले कपड़े के मंडप के आगे कुर्सियों की क़तारें, पीछे शहर की इमारतें',
  'Marigolds over a haldi swing between coral walls': 'मूँगे के रंग की दीवारों के बीच हल्दी के झूले पर गेंदे',
  'A thali by lamplight on dark cloth': 'गहरे कपड़े पर दीये की रोशनी में थाली',
  'Hands with mehndi in a ring of white and pink flowers on deep red': 'गहरे लाल पर सफ़ेद और गुलाबी फूलों के घेरे में मेहंदी लगे हाथ',
  'Domes of Delhi in clear morning light': 'सुबह की साफ़ रोशनी में दिल्ली के गुंबद',
  'Delhi by night, near Tivoli Royal Court': 'रात की दिल्ली, Tivoli Royal Court के पास',
  'A hall of Tivoli Royal Court set for a conference': 'कॉन्फ़्रेंस के लिए सजा Tivoli Royal Court का हॉल',
  'Astoria Hall: tables on both sides of the carpet to a lit stage': 'एस्टोरिया हॉल: रोशन स्टेज तक क़ालीन के दोनों ओर मेज़ें',
  'Outdoor Venue: strings of light over tents': 'आउटडोर वेन्यू: तंबुओं पर रोशनी की लड़ियाँ',
  'Regency: green drapes and round tables': 'रीजेंसी: हरे पर्दे और गोल मेज़ें',
  'A mandap before a city sunset': 'शहर के सूर्यास्त के आगे मंडप',
  'The glass dome against a red sky': 'लाल आसमान के आगे काँच का गुंबद',
  'Hands with mehndi close by, a garland of white and pink flowers behind':
    'मेहंदी लगे हाथ, पास से; पीछे सफ़ेद और गुलाबी फूलों की माला',
  'The glass dome close by at sunset, lamps hanging inside it': 'सूर्यास्त में पास से काँच का गुंबद, भीतर लटकते लैंप',
  'A minaret and domes in green evening light': 'शाम की हरी रोशनी में मीनार और गुंबद',
  'Seats in rows before a wide screen, by day': 'दिन में चौड़ी स्क्रीन के आगे कुर्सियों की क़तारें',
  'The Open Lush Garden at dusk: lanterns along the path to an arch of flowers':
    'साँझ में ओपन लश गार्डन: फूलों की मेहराब तक रास्ते पर लालटेनें',
  'The Oval Glass House in morning light': 'सुबह की रोशनी में ओवल ग्लास हाउस',
  'A complimentary room: a queen bed in yellow light': 'निःशुल्क कमरा: पीली रोशनी में क्वीन बेड',
  'Open Lush Garden in the morning: green and white tents before an arch of flowers':
    'सुबह का ओपन लश गार्डन: फूलों की मेहराब के आगे हरे-सफ़ेद तंबू',
  'Oval Glass House at dusk, a hundred lamps inside': 'साँझ में ओवल ग्लास हाउस, भीतर सौ लैंप',
  'A mandap in the garden by night, the lit glass house among trees beyond':
    'रात में बाग़ का मंडप, पीछे पेड़ों में रोशन ग्लास हाउस',
  'Noida at sunrise behind a fountain': 'फ़व्वारे के पीछे सूर्योदय में नोएडा',
  'Hands with mehndi on blue silk': 'नीले रेशम पर मेहंदी लगे हाथ',
  'A brass thali of eight bowls on an amber cloth': 'सुनहरे-भूरे कपड़े पर आठ कटोरियों की पीतल की थाली',
  'A conference set by night, the screen lit': 'रात में कॉन्फ़्रेंस की सजावट, रोशन स्क्रीन',
  'The Glass House of Tivoli Lotus Court in evening light': 'शाम की रोशनी में Tivoli Lotus Court का ग्लास हाउस',
  'Noida across the water from Tivoli Lotus Court at dusk': 'साँझ में Tivoli Lotus Court से पानी के पार नोएडा',
  'The Standard room at night, lanterns lit': 'रात में स्टैंडर्ड कमरा, जलती लालटेनें',
  'The Super Deluxe room: a king bed under a painted lotus panel': 'सुपर डीलक्स कमरा: कमल के चित्र तले किंग बेड',
  'The Glass House by night, lamps inside': 'रात में ग्लास हाउस, भीतर लैंप',
  'Lawn 1: tents and an aisle at sunset': 'लॉन 1: सूर्यास्त में तंबू और राह',
  'Lawn 2: tents under strings of light': 'लॉन 2: रोशनी की लड़ियों तले तंबू',
  'Lotus Court: the main hall laid for dinner': 'लोटस कोर्ट: डिनर के लिए सजा मुख्य हॉल',
  'Pool Side: lamps on the water by night': 'पूल साइड: रात में पानी पर दीये',
  'Rooftop: towers around a terrace with lamps': 'रूफ़टॉप: दीयों वाली छत के चारों ओर इमारतें',
  'A mandap by night with lanterns along the path': 'रात में मंडप, रास्ते के साथ लालटेनें',
  'Garden Cafe: green chairs beside the garden windows': 'गार्डन कैफ़े: बाग़ की खिड़कियों के पास हरी कुर्सियाँ',
  'Royal Lounge: two stools at a violet bar': 'रॉयल लाउंज: बैंगनी बार पर दो स्टूल',
  'Spice Route: a copper thali of eight bowls round the rice': 'स्पाइस रूट: चावल के चारों ओर आठ कटोरियों की ताँबे की थाली',
  'Tivoli Lotus Court: a lotus pool from above at dawn, a flame in each blossom':
    'Tivoli Lotus Court: भोर में ऊपर से कमल का ताल, हर फूल में एक लौ',
  'Tivoli Lotus Court: a great lotus with a flame among its leaves': 'Tivoli Lotus Court: पत्तों के बीच लौ वाला बड़ा कमल',
  "A candle on a cake on the roof, Noida's lamps behind it": 'छत पर केक पर मोमबत्ती, पीछे नोएडा की रोशनियाँ',
  'Tivoli Bijwasan: an aeroplane climbs over a garden with saffron tents':
    'Tivoli Bijwasan: केसरिया तंबुओं वाले बग़ीचे के ऊपर चढ़ता विमान',
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
} as const;
