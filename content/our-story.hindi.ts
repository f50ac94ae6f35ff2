export const hindi = {
  'A family that has welcomed guests since 1931, now in its third generation.':
    'एक परिवार जो 1931 से मेहमानों का स्वागत करता आया है, अब तीसरी पीढ़ी में।',
  'Three generations, one way of welcoming': 'तीन पीढ़ियाँ, स्वागत का एक ही अंदाज़',
  'Four things have stayed in the centre: parties, weddings, MICE events and family celebrations, with décor, catering, lodging and banqueting together.':
    'चार काम हमेशा हमारे अपने रहे: पार्टियाँ, शादियाँ, MICE आयोजन और परिवार के जश्न; सजावट, कैटरिंग, ठहरना और बैंक्वेट, सब साथ।',
  'The first guests': 'पहले मेहमान',
  'In 1931 the founder of the family first hosted guests. Those who came after him carried it on.':
    '1931 में परिवार के संस्थापक ने पहली बार मेहमानों की मेज़बानी की। उनके बाद आने वालों ने इसे आगे बढ़ाया।',
  'A name over the door': 'दरवाज़े पर एक नाम',
  'The family founded the brand in 1988. Under it stand palace hotels, wedding destinations in Haryana, a contemporary line and a glass house in Sultanpur.':
    'परिवार ने 1988 में यह ब्रांड शुरू किया। इसमें महल जैसे होटल हैं, हरियाणा में वेडिंग डेस्टिनेशन, आधुनिक होटल और सुल्तानपुर का ग्लास हाउस।',
  Today: 'आज',
  'The third generation': 'तीसरी पीढ़ी',
  'The chairman and his two sons lead what the founder began.':
    'संस्थापक ने जो शुरू किया, उसे चेयरमैन और उनके दो बेटे आगे बढ़ा रहे हैं।',
  'Houses in and around Delhi': 'दिल्ली और आसपास हमारे होटल',
  'Nine decades on, the recognition that counts is that of the families who come to celebrate.':
    'नौ दशक बाद भी सबसे बड़ा सम्मान वही है, जो यहाँ जश्न मनाने आने वाले परिवार देते हैं।',
  'The family begins hosting guests': 'परिवार ने मेज़बानी शुरू की',
  'The Tivoli brand is founded': 'Tivoli ब्रांड की शुरुआत',
} as const;
