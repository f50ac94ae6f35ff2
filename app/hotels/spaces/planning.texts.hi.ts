import type { texts as english } from './planning.texts.ts';

export const texts: typeof english = {
  area: 'क्षेत्रफल',
  guests: 'मेहमान',
  layouts: 'बैठने का इंतज़ाम',
  restOnRequest: 'जो यहाँ नहीं लिखा है, और बैठने के हर इंतज़ाम की क्षमता, हम पूछने पर भेजते हैं।',
  layoutsOnRequest: 'बैठने के हर इंतज़ाम (थिएटर, क्लासरूम, बैंक्वेट) की क्षमता हम पूछने पर भेजते हैं।',
};
