import type * as english from './texts.ts';

export const formPageTexts: typeof english.formPageTexts = {
  answer: 'हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  beforeSign: 'जिनके आगे',
  afterSign: 'लगा है, उन्हें भरना ज़रूरी है।',
  preferToTalk: 'फ़ोन पर बात करेंगे?',
};

export const formViewTexts: typeof english.formViewTexts = {
  orCall: 'या',
  afterPhone: ' पर कॉल करें।',
  submitting: 'भेजा जा रहा है…',
  submitted: 'भेज दिया गया',
  trap: 'फ़ैक्स (इसे ख़ाली छोड़ दें)',
  yes: 'हाँ',
  no: 'नहीं',
};

export const resendTexts: typeof english.resendTexts = {
  unreachable: 'आपका फ़ॉर्म हम तक नहीं पहुँचा। आपका लिखा सब यहीं है, और इंटरनेट लौटते ही अपने आप चला जाएगा।',
  nextTry: (pause) => `हम ${pause} में अपने आप फिर कोशिश करेंगे।`,
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => (count === 1 ? 'एक मिनट' : `${count} मिनट`),
};

export const noMailTexts: typeof english.noMailTexts = {
  held: 'यह हमारी टीम के पास है, और 24 घंटे शुरू हो चुके हैं। शायद यह किसी प्रोग्राम ने भेजा है, इसलिए पहले टीम इसे देखेगी। तब तक आपको कोई ईमेल नहीं जाएगा।',
  enough: 'यह हमारी टीम के पास है, और 24 घंटे शुरू हो चुके हैं। एक पते पर हम दिन में कुछ ही ईमेल भेजते हैं, इसलिए इस बार ईमेल नहीं जाएगा।',
};

export const receiveFormTexts: typeof english.receiveFormTexts = {
  foreign: 'यह फ़ॉर्म किसी दूसरी साइट से आया था, इसलिए कुछ नहीं भेजा गया। कृपया इसे जाँच लें और यहीं से भेजें।',
  unavailable: 'हम इसे अभी सेव नहीं कर सके। आपने जो लिखा, वह सब यहीं है: एक मिनट बाद फिर कोशिश करें।',
  flood: 'इस समय आपके नेटवर्क से बहुत सारी पूछताछ आ चुकी है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  ended: 'इस पेज का लिंक ख़त्म हो चुका है, इसलिए कुछ नहीं भेजा गया। आपने जो लिखा है उसे कॉपी कर लें और नया लिंक मँगवाएँ।',
};

export const fieldMessagesTexts: typeof english.fieldMessagesTexts = {
  nameMissing: 'अपना नाम लिखें',
  emailMissing: 'अपना ईमेल लिखें, जैसे name@example.com',
  emailWrong: 'ईमेल इस तरह लिखें: name@example.com',
  phone: 'फ़ोन नंबर लिखें, जैसे 98100 00000',
  tooLong: (most, count) =>
    `इसे ज़्यादा से ज़्यादा ${most.toLocaleString('en-IN')} अक्षरों में लिखें: अभी ${count.toLocaleString('en-IN')} हैं`,
  number: (from, to) => `${from} से ${to} तक की पूरी संख्या लिखें`,
  dayMissing: 'तारीख़ लिखें',
  dayWrong: 'तारीख़ में दिन, महीना और चार अंकों का साल लिखें: 14-2-2031',
  dayImpossible: 'कैलेंडर में ऐसी कोई तारीख़ नहीं है: दिन और महीना जाँच लें',
  dayEarly: (first) => `${first} या उसके बाद की तारीख़ चुनें`,
  dayLate: (last) => `${last} या उससे पहले की तारीख़ चुनें`,
  timeWrong: 'समय 19:00 की तरह लिखें',
  choice: 'सूची में से चुनें',
  fieldsMissing: 'कृपया सभी ज़रूरी जानकारी भरें',
  fieldsWrong: 'कृपया नीचे लिखी बातें जाँच लें',
};
