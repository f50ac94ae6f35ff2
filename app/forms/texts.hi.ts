import type * as english from './texts.ts';

export const formPageTexts: typeof english.formPageTexts = {
  answerBeforeSign: 'हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी। जिनके आगे',
  answerAfterSign: 'लगा है, उन्हें भरना ज़रूरी है।',
  preferToTalk: 'फ़ोन पर बात करना चाहेंगे?',
};

export const formProblemTexts: typeof english.formProblemTexts = {
  orCall: 'या',
  afterPhone: ' पर कॉल करें।',
};

export const formViewTexts: typeof english.formViewTexts = {
  submitting: 'भेजा जा रहा है…',
  submitted: 'भेज दिया गया',
  trap: 'फ़ैक्स (इसे ख़ाली छोड़ दें)',
};

export const resendTexts: typeof english.resendTexts = {
  unreachable: 'आपका फ़ॉर्म हम तक नहीं पहुँचा। आपने जो लिखा, वह सब यहीं है, और इंटरनेट लौटते ही अपने आप भेज दिया जाएगा।',
  nextTry: (pause) => `हम ${pause} में अपने आप फिर कोशिश करेंगे।`,
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => (count === 1 ? 'एक मिनट' : `${count} मिनट`),
};
