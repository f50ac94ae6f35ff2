import type { texts as english } from './form-labels.texts.ts';

export const texts: typeof english = {
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  failed: { title: 'फ़ॉर्म नहीं भेजा जा सका', message: 'कुछ गड़बड़ हो गई।' },
  notDecided: 'अभी तय नहीं है',
};
