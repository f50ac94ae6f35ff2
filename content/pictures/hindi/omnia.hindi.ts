/** What the pictures of the three Omnia hotels show. */
export const hindi = {
  'Towers and a fountain in yellow afternoon light': 'दोपहर की पीली धूप में इमारतें और फ़व्वारा',
  'A copper thali in clear morning light': 'सुबह की साफ़ रोशनी में ताँबे की थाली',
  'Hands with mehndi in rose light': 'गुलाबी रोशनी में मेहंदी लगे हाथ',
  'The road to an arcade of Omnia Greater Noida, towers against a red sky':
    'Omnia Greater Noida की मेहराबों तक सड़क, लाल आसमान में इमारतें',
  'The Urban Suite by night, city lights outside': 'रात में अर्बन सुइट, बाहर शहर की रोशनियाँ',
  'The skyline of Noida at blue hour': 'नीली साँझ में नोएडा का नज़ारा',
  'A brass thali of six bowls on an amber cloth': 'सुनहरे-भूरे कपड़े पर छह कटोरियों की पीतल की थाली',
  'Omnia Noida by night: the road to its arches, lit towers behind':
    'रात का Omnia Noida: मेहराबों तक सड़क, पीछे रोशन इमारतें',
  'The Urban Suite: a wide bed in morning light': 'अर्बन सुइट: सुबह की रोशनी में चौड़ा पलंग',
  'Towers and a gate across the water in morning light': 'सुबह की रोशनी में पानी के पार इमारतें और द्वार',
  'A haldi swing between violet lattice screens, a full moon behind': 'बैंगनी जालियों के बीच हल्दी का झूला, पीछे पूरा चाँद',
  'A steel thali of eight bowls on a blue cloth': 'नीले कपड़े पर आठ कटोरियों की स्टील की थाली',
  'A pavilion on the water in morning light': 'सुबह की रोशनी में पानी पर मंडप',
  'Tents on a lawn in yellow afternoon light': 'दोपहर की पीली धूप में लॉन पर तंबू',
  'Omnia Dwarka Expressway across still water at blue hour': 'नीली साँझ में ठहरे पानी के पार Omnia Dwarka Expressway',
  'Mansion Hall of Omnia Dwarka Expressway: tables under blue and ivory cloth':
    'Omnia Dwarka Expressway का मैंशन हॉल: नीले और क्रीम कपड़े तले मेज़ें',
  'The Urban Suite: a low bed and a window on the evening': 'अर्बन सुइट: नीचा पलंग, और खिड़की में शाम',
  '360 Hall: violet seats before a lit stage': '360 हॉल: रोशन स्टेज के आगे बैंगनी कुर्सियाँ',
  'Mansion Hall: tables along a blue carpet between arches, three chandeliers':
    'मैंशन हॉल: मेहराबों के बीच नीले क़ालीन के साथ मेज़ें, तीन झूमर',
  'A mandap at blue hour with city lights behind': 'नीली साँझ में मंडप, पीछे शहर की रोशनियाँ',
  'Horizon: tables at a long window above the city': 'होराइज़न: शहर के ऊपर लंबी खिड़की पर मेज़ें',
  'A mandap at blue hour, lamps along the way to it': 'नीली साँझ में मंडप, रास्ते के साथ दीये',
  'Omnia Dwarka Expressway: loops of road from above, headlights in the rain':
    'Omnia Dwarka Expressway: ऊपर से सड़कों के घेरे, बारिश में गाड़ियों की रोशनी',
  'Omnia Dwarka Expressway: a lit court beside the loops of the road':
    'Omnia Dwarka Expressway: सड़क के घेरों के पास रोशन आँगन',
  'Omnia Greater Noida: an empty theatre from the lectern, notes in front':
    'Omnia Greater Noida: मंच से ख़ाली सभागार, सामने काग़ज़',
  'Omnia Noida: a desk at the window, seven in the morning, the metro passing':
    'Omnia Noida: खिड़की पर मेज़, सुबह के सात बजे, गुज़रती मेट्रो',
  'Omnia Noida: a laptop and a cup before the city and its metro': 'Omnia Noida: शहर और मेट्रो के आगे लैपटॉप और प्याला',
} as const;
