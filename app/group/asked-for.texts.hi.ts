import type { texts as english } from './asked-for.texts.ts';

export const texts: typeof english = {
  askedFor: 'लोग हमारे पास किसलिए आते हैं',
  weddings: { title: 'शादियाँ', text: 'हल्दी से रिसेप्शन तक।' },
  mice: { title: 'कॉर्पोरेट आयोजन (MICE)', text: 'मीटिंग, इंसेंटिव ट्रिप, कॉन्फ़्रेंस और प्रदर्शनियाँ।' },
  parties: { title: 'पार्टियाँ', text: 'पूल के किनारे, छत पर या हॉल में।' },
  family: { title: 'परिवार की ख़ुशियाँ', text: 'जन्मदिन, सालगिरह, या सबके साथ एक इतवार।' },
  enquire: 'पूछताछ करें',
};
