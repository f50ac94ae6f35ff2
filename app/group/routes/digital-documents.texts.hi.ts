import type { texts as english } from './digital-documents.texts.ts';

export const texts: typeof english = {
  serviceDirectory: { name: 'सर्विस डायरेक्टरी', text: 'होटल में क्या मिलता है, और कब।' },
  inRoomDining: { name: 'रूम सर्विस मेन्यू', text: 'कमरे में खाना, किसी भी समय।' },
  tour: { name: 'डॉल हाउस', text: 'कमरों और हॉलों की सैर, स्क्रीन पर।' },
  factSheet: { name: 'फ़ैक्ट शीट', text: 'हॉल, उनकी क्षमता और कमरे, एक ही पन्ने पर।' },
};
