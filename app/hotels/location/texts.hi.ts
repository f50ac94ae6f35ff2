import type * as english from './texts.ts';

export const contactTexts: typeof english.contactTexts = {
  website: 'वेबसाइट',
  ways: 'यहाँ कैसे पहुँचें',
  airport: 'एयरपोर्ट',
  railway: 'रेलवे स्टेशन',
  metro: 'मेट्रो',
  landmark: 'लैंडमार्क',
  nearby: 'आसपास',
  booking: 'बुकिंग',
  marketing: 'मार्केटिंग',
  openMap: 'Google Maps में खोलें',
  km: (distance) => `${distance} किमी`,
};

export const policyRowsTexts: typeof english.policyRowsTexts = {
  services: 'सेवाएँ',
};
