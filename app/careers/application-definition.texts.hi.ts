import type { texts as english } from './application-definition.texts.ts';

export const texts: typeof english = {
  name: 'पूरा नाम',
  phone: 'फ़ोन नंबर',
  email: 'ईमेल',
  position: 'किस पद के लिए',
  choosePosition: 'पद चुनें',
  address: 'पता',
  motivation: 'आप Tivoli से क्यों जुड़ना चाहते हैं?',
  coverLetter: 'कवर लेटर',
  cv: 'CV या बायोडेटा',
  cvHint: 'PDF या Word फ़ाइल (.pdf, .doc, .docx), 5 MB तक। इसे केवल हमारी HR टीम देखती है।',
  submit: 'आवेदन भेजें',
  failed: {
    title: 'आवेदन नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    message: 'आपने जो लिखा था, वह सब यहीं है।',
  },
};
