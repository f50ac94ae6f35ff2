import type { texts as english } from './contact.texts.ts';

export const texts: typeof english = {
  website: 'वेबसाइट',
  airport: 'एयरपोर्ट',
  railway: 'रेलवे स्टेशन',
  metro: 'मेट्रो',
  landmark: 'लैंडमार्क',
  nearby: 'आसपास',
  booking: 'बुकिंग',
  marketing: 'मार्केटिंग',
  openMap: 'Google Maps में खोलें',
};
