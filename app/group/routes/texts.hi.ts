import type * as english from './texts.ts';

export const digitalDocumentsTexts: typeof english.digitalDocumentsTexts = {
  serviceDirectory: { name: 'सर्विस डायरेक्टरी', text: 'होटल में क्या मिलता है, और कब।' },
  inRoomDining: { name: 'रूम सर्विस मेन्यू', text: 'कमरे में खाना, किसी भी समय।' },
  tour: { name: 'डॉल हाउस', text: 'कमरों और हॉलों की सैर, स्क्रीन पर।' },
  factSheet: { name: 'फ़ैक्ट शीट', text: 'हॉल, उनकी क्षमता और कमरे, एक ही पन्ने पर।' },
};

export const dishTexts: typeof english.dishTexts = {
  vegetarian: (dish) => `${dish} (शाकाहारी)`,
};
