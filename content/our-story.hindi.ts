export const hindi = {
  'A family that has welcomed guests since 1931, now in its third generation.':
    'एक परिवार जो 1931 से मेहमानों का स्वागत करता आया है, अब तीसरी पीढ़ी में।',
  'Three generations, one way of welcoming': 'तीन पीढ़ियाँ, स्वागत का एक ही अंदाज़',
  'It began in 1931, when the founder of the family first hosted guests.':
    'शुरुआत 1931 में हुई, जब परिवार के संस्थापक ने पहली बार मेहमानों की मेज़बानी की।',
  'Those who came after him carried it on: today’s chairman and his two sons, the third generation. The name Tivoli dates from 1988.':
    'उनके बाद आने वालों ने इसे आगे बढ़ाया: आज के चेयरमैन और उनके दो बेटे, तीसरी पीढ़ी। Tivoli नाम 1988 से है।',
  'Four things have stayed in the centre: parties, weddings, MICE events and family celebrations, with décor, catering, lodging and banqueting together.':
    'चार काम हमेशा हमारे अपने रहे: पार्टियाँ, शादियाँ, MICE आयोजन और परिवार के जश्न; सजावट, कैटरिंग, ठहरना और बैंक्वेट, सब साथ।',
  'Nine decades on, the recognition that counts is the one of the families who come to celebrate.':
    'नौ दशक बाद भी सबसे बड़ा सम्मान वही है, जो यहाँ जश्न मनाने आने वाले परिवार देते हैं।',
  'The family begins hosting guests': 'परिवार ने मेज़बानी शुरू की',
  'The Tivoli brand is founded': 'Tivoli ब्रांड की शुरुआत',
  'Generations of the founding family': 'संस्थापक परिवार की पीढ़ियाँ',
} as const;
