import type * as english from './texts.ts';

export const receiveFormTexts: typeof english.receiveFormTexts = {
  foreign: 'यह फ़ॉर्म किसी दूसरी साइट से आया था, इसलिए कुछ नहीं भेजा गया। कृपया इसे जाँच लें और यहीं से भेजें।',
  unavailable: 'हम इसे अभी सेव नहीं कर सके। आपने जो लिखा, वह सब यहीं है: एक मिनट बाद फिर कोशिश करें।',
  flood: 'इस समय आपके नेटवर्क से बहुत सारी पूछताछ आ चुकी है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};
