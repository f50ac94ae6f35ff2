import type { texts as english } from './planning-rows.texts.ts';

export const texts: typeof english = {
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
