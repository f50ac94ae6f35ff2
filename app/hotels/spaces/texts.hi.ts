import type * as english from './texts.ts';

export const hiredForTexts: typeof english.hiredForTexts = {
  conferences: 'मीटिंग और कॉन्फ़्रेंस',
};

export const planningRowsTexts: typeof english.planningRowsTexts = {
  hiredFor: 'किन आयोजनों के लिए',
  services: 'सेवाएँ',
  catering: 'कैटरिंग',
  decoration: 'सजावट',
  booking: 'बुकिंग',
  capacity: 'क्षमता',
  parking: 'पार्किंग',
  floors: 'मंज़िलें',
  airport: 'एयरपोर्ट',
};

export const planningTexts: typeof english.planningTexts = {
  area: 'क्षेत्रफल',
  guests: 'मेहमान',
  layouts: 'बैठने का इंतज़ाम',
  restOnRequest: 'बैठने के और इंतज़ाम पूछने पर।',
  factsOnRequest: 'क्षमता, पार्किंग और सजावट की जानकारी पूछने पर।',
  layoutsOnRequest: 'बैठने के हर इंतज़ाम (थिएटर, क्लासरूम, बैंक्वेट) की क्षमता हम पूछने पर भेजते हैं।',
};

export const spacesTexts: typeof english.spacesTexts = {
  floorPlan: 'फ़र्श का नक्शा',
  guestsOnly: 'मेहमान',
  guestsOn: (area) => `मेहमान, ${area} में`,
  byLayout: 'क्षमता बैठने के इंतज़ाम पर',
  byLayoutOn: (area) => `क्षमता बैठने के इंतज़ाम पर, ${area} में`,
  more: (features) => (features === 1 ? '+1 और ख़ूबी' : `+${features} और ख़ूबियाँ`),
  oneScale: 'सभी जगहें एक ही पैमाने पर बनी हैं। ',
  dots: 'हर बिंदु का मतलब है दस मेहमान।',
  guests: (figure) => `${figure} मेहमान`,
  place: (place, count) => `${count} में से ${place}`,
  pause: 'रोकें',
  play: 'चलाएँ',
  carousel: 'कैरोसेल',
  label: 'हॉल और लॉन, एक-एक करके',
  previous: 'पिछली जगह',
  next: 'अगली जगह',
};

export const spaceTableTexts: typeof english.spaceTableTexts = {
  caption: 'बैठने के हर इंतज़ाम में क्षमता',
  space: 'जगह',
};
