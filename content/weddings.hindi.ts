export const hindi = {
  'Wedding Celebrations at Tivoli': 'Tivoli में शादी का जश्न',
  'Several days, two families, one house. Moving drawings show how each hour may look.':
    'कई दिन, दो परिवार, एक ही जगह। चलते चित्रों में देखिए कि हर घड़ी कैसी लग सकती है।',
  'The first day': 'पहला दिन',
  'The second day': 'दूसरा दिन',
  'The third day': 'तीसरा दिन',
  '4 PM': 'शाम 4 बजे',
  '5 PM': 'शाम 5 बजे',
  '7 PM': 'शाम 7 बजे',
  '9 PM': 'रात 9 बजे',
  '10 AM': 'सुबह 10 बजे',
  '11 AM': 'सुबह 11 बजे',
  Arrival: 'आगमन',
  'Keys, tea, and a list on which every name is spelt as the family spells it.':
    'कमरे की चाबी, चाय, और सूची में हर नाम वैसे ही लिखा, जैसे परिवार लिखता है।',
  Sangeet: 'संगीत',
  'The cousins sing, the aunts sing back, and the youngest have their feet in the water.':
    'भाई-बहन गाते हैं, मौसियाँ और बुआएँ जवाब देती हैं, और बच्चे पानी में पैर डाले बैठे हैं।',
  Baraat: 'बारात',
  'First the drums, then the umbrellas, then the groom: if it rains, nobody turns back.':
    'पहले ढोल, फिर छतरियाँ, फिर दूल्हा: बारिश हो तो भी कोई नहीं लौटता।',
  Farewell: 'विदाई',
  'A last breakfast under glass. Then the palanquin leaves between the mustard fields.':
    'काँच की छत के नीचे आख़िरी नाश्ता। फिर सरसों के खेतों के बीच से डोली विदा होती है।',
  Wedding: 'शादी',
  'The pheras: seven rounds under the mandap, in the hour when the lamps are lit.':
    'फेरे: मंडप के नीचे सात फेरे, उस घड़ी जब दीये जलते हैं।',
  'Haldi Ceremony': 'हल्दी',
  'Turmeric and marigold in the morning light, beside the water.': 'सुबह की रोशनी में हल्दी और गेंदा, पानी के किनारे।',
  'Mehndi Celebration': 'मेहंदी',
  'Cushions under glass, music that does not hurry, and time for both hands.':
    'काँच की छत तले गद्दे, धीमा संगीत, और दोनों हाथों की मेहंदी के लिए पूरा समय।',
  'Cocktail Party': 'कॉकटेल पार्टी',
  'The evening before, at the water: long drinks, short speeches.': 'एक शाम पहले, पानी के किनारे: देर तक महफ़िल, छोटे भाषण।',
  'Nikah & Walima': 'निकाह और वलीमा',
  'Vows behind a veil of flowers, and a feast that the whole neighbourhood remembers.':
    'फूलों के सेहरे के पीछे “क़ुबूल है”, और ऐसी दावत जो पूरे मोहल्ले को याद रहे।',
  'Where It Happens': 'जहाँ यह सब होता है',
  'Lawns, halls and glass houses, an hour before the guests.': 'लॉन, हॉल और ग्लास हाउस, मेहमानों के आने से एक घंटा पहले।',
  'In Brief': 'संक्षेप में',
  'Plan Your Dream Wedding': 'अपने सपनों की शादी की तैयारी कीजिए',
  'Tell us the day and the number of guests. Our team will contact you within 24 hours.':
    'हमें दिन और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
} as const;
