import type { texts as english } from './enquiry-strip.texts.ts';

export const texts: typeof english = {
  label: 'पूछताछ',
  ask: 'तारीख़ और मेहमानों की संख्या बताइए।',
  answer: 'हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  enquire: 'पूछताछ करें',
};
