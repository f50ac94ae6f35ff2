import type { texts as english } from './enquiry-section.texts.ts';

export const texts: typeof english = {
  ask: 'तारीख़ और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  preferToTalk: 'फ़ोन पर बात करना चाहेंगे?',
};
