export const hindi = {
  'Wedding Celebrations at Tivoli': 'Tivoli में शादी का जश्न',
  'Several days, two families, one house. Animated films and moving drawings show how an evening may look.':
    'कई दिन, दो परिवार, एक ही जगह। एनिमेशन फ़िल्मों और चलते चित्रों में देखिए कि आपकी शाम कैसी लग सकती है।',
  Wedding: 'शादी',
  'The mandap, the aisle, and the hour when the lamps are lit.': 'मंडप, फूलों की राह, और वह घड़ी जब दीये जलते हैं।',
  'Haldi Ceremony': 'हल्दी',
  'Turmeric and marigold in the morning light, with the family and nobody else.':
    'सुबह की रोशनी में हल्दी और गेंदा, बस अपनों के बीच।',
  'Mehndi Celebration': 'मेहंदी',
  'Cushions under the trees, music that does not hurry, and time for both hands.':
    'पेड़ों तले गद्दे, धीमा संगीत, और दोनों हाथों की मेहंदी के लिए पूरा समय।',
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
