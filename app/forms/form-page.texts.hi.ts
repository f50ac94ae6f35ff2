import type { texts as english } from './form-page.texts.ts';

export const texts: typeof english = {
  answerBeforeSign: 'हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी। जिनके आगे',
  answerAfterSign: 'लगा है, उन्हें भरना ज़रूरी है।',
  preferToTalk: 'फ़ोन पर बात करना चाहेंगे?',
};
