import type * as english from './texts.ts';

export const panoramaTexts: typeof english.panoramaTexts = {
  view: (place) => `${place}, चारों ओर का दृश्य। तीर वाली कुंजियों से 15 डिग्री घूमें, प्लस और माइनस से बड़ा और छोटा करें।`,
  onwards: 'यहाँ से आगे के रास्ते',
  goTo: (place) => `${place} की ओर जाएँ`,
  around: (places) => `${places} जगहें, चारों ओर से। घूमने के लिए खींचें; सुनहरे निशान आगे ले जाते हैं।`,
  loading: (place) => `${place} की ओर …`,
  failed: (place) => `${place} का दृश्य नहीं आ सका। कृपया फिर कोशिश करें।`,
  arranging: (place) => `${place} सजाया जा रहा है …`,
  settings: 'किसके लिए सजा है',
  setting: { empty: 'खाली', dinner: 'डिनर', wedding: 'शादी' },
  turnWithPhone: 'फ़ोन घुमाकर चारों ओर देखें',
  noSensor: 'यह फ़ोन नहीं बताता कि वह किधर घूमा है। उँगली से दृश्य घुमाएँ।',
  floor: (floor) => (floor === 0 ? 'भूतल' : `मंज़िल ${floor}`),
};
