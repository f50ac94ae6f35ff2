import type { texts as english } from './finder-form.texts.ts';

export const texts: typeof english = {
  guests: 'मेहमान',
  layout: 'बैठने का इंतज़ाम',
  anyLayout: 'कोई भी',
  city: 'शहर',
  anywhere: 'कहीं भी',
  setting: 'अंदर या खुले में',
  settings: { indoor: 'अंदर', outdoor: 'खुले में' },
  either: 'कहीं भी',
  rooms: 'कितने कमरे चाहिए',
  date: 'तारीख़',
  find: 'जगह खोजें',
};
