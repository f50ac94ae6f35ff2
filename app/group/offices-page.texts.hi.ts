import type { texts as english } from './offices-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'Tivoli Net: क्षेत्रीय सेल्स ऑफ़िस',
  description: 'उत्तर, दक्षिण, पूर्व और पश्चिम भारत में Tivoli के सेल्स ऑफ़िस, उनके फ़ोन और ईमेल के साथ।',
  text: 'हमारे चार क्षेत्रीय सेल्स ऑफ़िस। हर ऑफ़िस हमारे सभी होटलों को जानता है, और आपके शहर से वहाँ तक का रास्ता भी।',
};
