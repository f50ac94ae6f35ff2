import type * as english from './texts.ts';

export const panoramaTexts: typeof english.panoramaTexts = {
  title: (hotel) => `${hotel} का वर्चुअल टूर`,
  view: (place) => `${place}, चारों ओर का दृश्य। बाईं और दाईं तीर वाली कुंजी से 15 डिग्री घूमें।`,
  leave: 'टूर से बाहर जाएँ',
  onwards: 'यहाँ से आगे के रास्ते',
  goTo: (place) => `${place} की ओर जाएँ`,
  guests: (figure) => `${figure} मेहमान`,
  enquire: (place) => `${place} के बारे में पूछें`,
  loading: (place) => `${place} की ओर …`,
  failed: (place) => `${place} का दृश्य नहीं आ सका। कृपया फिर कोशिश करें।`,
  arranging: (place) => `${place} सजाया जा रहा है …`,
  settings: 'किसके लिए सजा है',
  setting: { empty: 'खाली', dinner: 'डिनर', wedding: 'शादी' },
  turnWithPhone: 'फ़ोन घुमाकर चारों ओर देखें',
  noSensor: 'यह फ़ोन नहीं बताता कि वह किधर घूमा है। उँगली से दृश्य घुमाएँ।',
  floor: (floor) => (floor === 0 ? 'भूतल' : `मंज़िल ${floor}`),
};
