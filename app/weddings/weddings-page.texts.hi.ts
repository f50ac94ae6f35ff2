import type { texts as english } from './weddings-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'शादियाँ – Tivoli',
  description: 'हल्दी, मेहंदी, कॉकटेल, निकाह, शादी और रिसेप्शन: दिल्ली और आसपास Tivoli के महलों, लॉन और ग्लास हाउस में।',
  here: 'शादियाँ',
};
