/** What the pictures of brands, places and the group's other pages show. */
export const hindi = {
  'Five towers over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर पाँच मीनारें',
  'A domed palace over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर गुंबद वाला महल',
  'A glass house over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर ग्लास हाउस',
  'A mandap over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर मंडप',
  'A cook lays bread into a clay oven in the court of the house at Ambala':
    'अंबाला के होटल के आँगन में मिट्टी के तंदूर में रोटी लगाता रसोइया',
  'Domes and a minaret of Delhi at sunset': 'सूर्यास्त में दिल्ली के गुंबद और एक मीनार',
  'Towers of Noida at blue hour': 'नीली साँझ में नोएडा की इमारतें',
  'A drawn portrait by a window: white hair, moustache, buttoned coat':
    'खिड़की के पास बना चित्र: सफ़ेद बाल, मूँछ, बंद गले का कोट',
  'A drawn portrait by a window: hair in a bun, a green sari': 'खिड़की के पास बना चित्र: जूड़ा, हरी साड़ी',
  'A drawn portrait by a window: an orange turban, a beard': 'खिड़की के पास बना चित्र: नारंगी पगड़ी, दाढ़ी',
  'A drawn portrait by a window: long hair, glasses, a shawl': 'खिड़की के पास बना चित्र: लंबे बाल, चश्मा, शॉल',
  'A drawn portrait by a window: glasses, a blue suit': 'खिड़की के पास बना चित्र: चश्मा, नीला सूट',
  'A drawn portrait by a window: grey hair, glasses, a sari': 'खिड़की के पास बना चित्र: सफ़ेद बाल, चश्मा, साड़ी',
  'A drawn portrait by a window: a short beard, a brown suit': 'खिड़की के पास बना चित्र: छोटी दाढ़ी, भूरा सूट',
  'A signpost with blank boards where two paths part at nightfall, a lantern on it and an owl on top':
    'साँझ में दो राहों के मोड़ पर बिना लिखे तख़्तों वाला खंभा, उस पर लालटेन और उल्लू',
  'A guest steps out of an old motor car before a lit palace after rain':
    'बारिश के बाद रोशन महल के आगे पुरानी मोटर से उतरती मेहमान',
  'The stepped front of an old haveli, as in a photograph of long ago':
    'सामने से सीढ़ियों वाली पुरानी हवेली, जैसे बरसों पुरानी तस्वीर में',
  'An electric car at its charger on the drive': 'ड्राइव पर चार्जर से लगी इलेक्ट्रिक कार',
  'A lit palace gate between palms at blue hour': 'नीली साँझ में ताड़ों के बीच महल का रोशन द्वार',
  'A lodge across a river, two deer on the near bank': 'नदी के पार लॉज, इस किनारे दो हिरन',
  'A long pool between palms and cabanas at sunset': 'सूर्यास्त में ताड़ों और कबाना के बीच लंबा पूल',
  'A window seat under three arches, a book left open on it': 'तीन मेहराबों तले खिड़की की बैठक, उस पर खुली किताब',
  'A tray with tea and marigolds on a made bed in the first sun': 'पहली धूप में सजे पलंग पर चाय और गेंदे की ट्रे',
  'A lit lamp, books and flowers on a bedside table': 'पलंग के पास मेज़ पर जलता लैंप, किताबें और फूल',
  'Sheer curtains lifted by the morning air before an open garden door': 'बाग़ के खुले दरवाज़े के आगे सुबह की हवा में उड़ते झीने पर्दे',
  'An armchair under a lamp at blue hour, tea beside it': 'नीली साँझ में लैंप तले आरामकुर्सी, पास में चाय',
  'A writing desk before a window over the city by night': 'रात में शहर पर खुलती खिड़की के आगे लिखने की मेज़',
} as const;
