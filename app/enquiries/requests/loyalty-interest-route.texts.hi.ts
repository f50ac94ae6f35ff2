import type { texts as english } from './loyalty-interest-route.texts.ts';

export const texts: typeof english = {
  tabTitle: 'अपना नाम लिखाएँ – Tivoli',
  title: 'अपना नाम लिखाएँ',
  text: 'अपना नाम लिखा दीजिए। हम आपको बताएँगे कि प्रोग्राम कैसे चलता है और उसमें आपको क्या मिलता है।',
};
