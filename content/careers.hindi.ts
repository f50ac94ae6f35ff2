export const hindi = {
  'Every celebration here is the work of people: who greet, cook and light the lawns. We are glad to meet whoever wants to join.':
    'यहाँ के हर जश्न के पीछे लोग हैं: जो स्वागत करते हैं, खाना बनाते हैं और लॉन रोशन करते हैं। आप हमसे जुड़ना चाहें, तो मिलकर ख़ुशी होगी।',
  'How we work': 'हम कैसे काम करते हैं',
  'An evening takes many hands: at the door, in the kitchen, on the lawn and in the hall. They work as one team.':
    'एक शाम में बहुत से हाथ लगते हैं: दरवाज़े पर, रसोई में, लॉन पर और हॉल में। सब एक टीम होकर काम करते हैं।',
  'Competitive compensation and benefits': 'अच्छा वेतन और सुविधाएँ',
  'Each position has its own pay, shifts and leave: ask about them in the first conversation.':
    'हर पद का वेतन, शिफ़्ट और छुट्टियाँ अलग हैं: पहली बातचीत में ही पूछ लीजिए।',
  'Professional development': 'आगे बढ़ने के मौक़े',
  'Twelve properties under four brands, from the front desk to the banquet kitchen.':
    'चार ब्रांड, बारह होटल और वेन्यू; फ़्रंट डेस्क से बैंक्वेट की रसोई तक।',
  'Collaborative and inclusive culture': 'मिल-जुलकर काम, सबको साथ लेकर',
  'Kitchens, halls and offices that work as one team.': 'रसोई, हॉल और दफ़्तर, सब एक टीम।',
  'Employee recognition': 'काम की क़द्र',
  'Good work is seen and named.': 'अच्छा काम नज़र में आता है, और उसकी तारीफ़ भी होती है।',
} as const;
