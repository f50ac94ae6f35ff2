import type { texts as english } from './site-facts.texts.ts';

export const texts: typeof english = {
  offers: 'ऑफ़र',
  loyalty: 'लॉयल्टी',
  careers: 'करियर',
  privacy: 'गोपनीयता नीति',
  terms: 'सेवा की शर्तें',
  cookies: 'कुकी नीति',
  accessibility: 'सबके लिए सुगम',
  digitalQr: 'डिजिटल QR',
};
