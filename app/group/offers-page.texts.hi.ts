import type { texts as english } from './offers-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'ऑफ़र – Tivoli',
  description: 'शादी, कॉन्फ़्रेंस, कॉकटेल की शाम या जन्मदिन: इस सीज़न में Tivoli के ऑफ़र, और उनकी आख़िरी तारीख़।',
  title: 'ऑफ़र',
  text: 'आने वाले सीज़न के लिए। हर ऑफ़र की आख़िरी तारीख़ उसके साथ लिखी है।',
  textOfNone: 'शादी, कॉन्फ़्रेंस और परिवार के ख़ास दिनों के लिए।',
  none: 'इस समय कोई ऑफ़र नहीं है।',
  askAnyway: 'हमें तारीख़ और मेहमानों की संख्या बताइए; कोटेशन हम ख़ास आपके लिए बनाएँगे।',
  enquire: 'पूछताछ करें',
};
