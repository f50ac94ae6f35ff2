import type { texts as english } from './thank-you.texts.ts';

export const texts: typeof english = {
  heading: 'बुकिंग का आपका अनुरोध मिल गया!',
  home: 'Tivoli को याद करने के लिए धन्यवाद। बुकिंग की बातें पक्की करने के लिए हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  enquiry: 'पूछताछ के लिए धन्यवाद। हम 24 घंटे के भीतर आपसे संपर्क करेंगे।',
};
