import type { texts as english } from './loyalty-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'लॉयल्टी – Tivoli',
  description: 'बार-बार आने वाले परिवारों के लिए Tivoli का लॉयल्टी प्रोग्राम, और उसके लिए नाम लिखाने का तरीक़ा।',
  title: 'लॉयल्टी',
  text: 'उन परिवारों के लिए, जो बार-बार हमारे यहाँ आते हैं।',
  howItWorks: 'यह कैसे चलता है',
  whatItBrings: 'इसमें क्या मिलता है',
  register: 'अपना नाम लिखाएँ',
  notOpenYet: 'अपना नाम लिखा दीजिए। प्रोग्राम कैसे चलता है और इसमें क्या मिलता है, हम आपको बताएँगे।',
};
