/** What the pictures of brands, places and the group's other pages show. */
export const hindi = {
  'Five towers over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर पाँच मीनारें',
  'A domed palace over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर गुंबद वाला महल',
  'A glass house over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर ग्लास हाउस',
  'A mandap over water before a sun, in a ring of petals': 'पंखुड़ियों के घेरे में, सूरज के आगे पानी पर मंडप',
  'A green dining room before breakfast, tables laid, palms along the walls':
    'नाश्ते से पहले हरा डाइनिंग हॉल, सजी मेज़ें, दीवारों के साथ ताड़',
  'Domes and a minaret of Delhi at sunset': 'सूर्यास्त में दिल्ली के गुंबद और एक मीनार',
  'Towers of Noida at blue hour': 'नीली साँझ में नोएडा की इमारतें',
  'A drawn portrait in a ring of lotus: white hair, moustache, buttoned coat':
    'कमल के घेरे में बना चित्र: सफ़ेद बाल, मूँछ, बंद गले का कोट',
  'A drawn portrait in a ring of leaves: hair in a bun, a green sari': 'पत्तियों के घेरे में बना चित्र: जूड़ा, हरी साड़ी',
  'A drawn portrait in a garland of marigolds: an orange turban, a beard': 'गेंदे की माला में बना चित्र: नारंगी पगड़ी, दाढ़ी',
  'A drawn portrait in a ring of roses: long hair, glasses, a shawl': 'गुलाबों के घेरे में बना चित्र: लंबे बाल, चश्मा, शॉल',
  'A drawn portrait in a ring of darts: glasses, a blue suit': 'किरणों के घेरे में बना चित्र: चश्मा, नीला सूट',
  'A drawn portrait in a string of jasmine: grey hair, glasses, a sari': 'चमेली की लड़ी में बना चित्र: सफ़ेद बाल, चश्मा, साड़ी',
  'A drawn portrait in the rays of a sun: a short beard, a brown suit': 'सूरज की किरणों में बना चित्र: छोटी दाढ़ी, भूरा सूट',
  'A lantern and strings of marigold before a pavilion on the water at dusk':
    'साँझ में पानी पर बने मंडप के आगे लालटेन और गेंदे की लड़ियाँ',
  'A guest steps out of an old motor car before a lit palace after rain':
    'बारिश के बाद रोशन महल के आगे पुरानी मोटर से उतरती मेहमान',
  'The stepped front of an old haveli, as in a photograph of long ago':
    'सामने से सीढ़ियों वाली पुरानी हवेली, जैसे बरसों पुरानी तस्वीर में',
  'Bowls of flowers, rice and lentils on a long table before garden arches':
    'बाग़ की मेहराबों के आगे लंबी मेज़ पर फूल, चावल और दाल के कटोरे',
  'Two leaves over water before a sun, in a ring of leaves': 'पत्तियों के घेरे में, सूरज के आगे पानी पर दो पत्तियाँ',
  'Two open hands with henna before a rising sun, in a ring of leaves': 'पत्तियों के घेरे में, उगते सूरज के आगे मेहंदी लगे दो खुले हाथ',
  'Solar panels along a palace roof, windmills behind it': 'महल की छत पर सोलर पैनल, पीछे पवनचक्कियाँ',
  'An electric car at its charger on the drive': 'ड्राइव पर चार्जर से लगी इलेक्ट्रिक कार',
  'Furrows of yellow mustard before a domed palace': 'गुंबद वाले महल के आगे पीली सरसों की क्यारियाँ',
  'A round pond that keeps the rain from the roofs': 'छतों की बारिश सहेजता गोल तालाब',
  'A lit palace gate between palms at blue hour': 'नीली साँझ में ताड़ों के बीच महल का रोशन द्वार',
  'A lodge across a river, two deer on the near bank': 'नदी के पार लॉज, इस किनारे दो हिरन',
  'A long pool between palms and cabanas at sunset': 'सूर्यास्त में ताड़ों और कबाना के बीच लंबा पूल',
  'An armchair and a palm by an arched window in morning light': 'सुबह की रोशनी में मेहराबदार खिड़की के पास आरामकुर्सी और ताड़',
  'A made bed with cushions in rose and ivory, a bench at its foot':
    'गुलाबी और क्रीम रंग के तकियों वाला सजा पलंग, पैताने एक बेंच',
  'A bedside table with a lamp, lanterns against a green wall': 'पलंग के पास मेज़ पर लैंप, हरी दीवार पर लालटेनें',
  'Pale curtains drawn back from tall windows at sunset': 'सूर्यास्त में ऊँची खिड़कियों से हटे हल्के पर्दे',
  'A sitting corner at blue hour, the garden behind it': 'नीली साँझ में बैठने का कोना, पीछे बाग़',
  'An armchair by a window at night, the city beyond': 'रात में खिड़की के पास आरामकुर्सी, बाहर शहर',
} as const;
