export const hindi = {
  'Every celebration here is the work of people who greet, cook and light the lawns. We are glad to meet whoever wants to join.':
    'यहाँ के हर जश्न के पीछे लोग हैं: जो स्वागत करते हैं, खाना बनाते हैं और लॉन रोशन करते हैं। आप हमसे जुड़ना चाहें, तो मिलकर ख़ुशी होगी।',
  'How we work': 'हम कैसे काम करते हैं',
  'An evening takes many hands: at the door, in the kitchen, on the lawn and in the hall. They work as one team, from a dinner for fifty by a pool to a wedding for two thousand.':
    'एक शाम में बहुत से हाथ लगते हैं: दरवाज़े पर, रसोई में, लॉन पर और हॉल में। पूल के किनारे पचास लोगों का खाना हो या दो हज़ार की शादी, सब एक टीम होकर काम करते हैं।',
  'Competitive compensation and benefits': 'अच्छा वेतन और सुविधाएँ',
  'Pay, shifts and leave depend on the position. Ask about yours when our team calls.':
    'वेतन, शिफ़्ट और छुट्टियाँ पद के हिसाब से हैं। हमारी टीम फ़ोन करे, तो अपने पद के बारे में पूछ लीजिए।',
  'Professional development': 'आगे बढ़ने के मौक़े',
  'From the front desk to the banquet kitchen, in a palace with 130 rooms or a glass house with four.':
    'फ़्रंट डेस्क से बैंक्वेट की रसोई तक: 130 कमरों के महल में, या चार कमरों के ग्लास हाउस में।',
  'Collaborative and inclusive culture': 'मिल-जुलकर काम, सबको साथ लेकर',
  'A wedding needs the kitchen, the lawn and the front desk in the same hour.':
    'शादी में रसोई, लॉन और फ़्रंट डेस्क, सबकी ज़रूरत एक ही घंटे में पड़ती है।',
  'Employee recognition': 'काम की क़द्र',
  'Good work is seen, named and thanked.': 'अच्छा काम नज़र में आता है, और उसकी तारीफ़ भी होती है।',
} as const;
