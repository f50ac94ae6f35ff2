import type { texts as english } from './digital-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'डिजिटल सुविधाएँ – Tivoli',
  description: 'The Tivoli, नई दिल्ली की सर्विस डायरेक्टरी, रूम सर्विस का मेन्यू, डॉल हाउस और फ़ैक्ट शीट, हर एक के QR कोड के साथ।',
  title: 'डिजिटल सुविधाएँ',
  text: 'फ़ोन से QR कोड स्कैन करें, या यहीं खोल लें।',
  menu: 'डिजिटल मेन्यू',
  code: (name) => `QR कोड: ${name}`,
  open: 'खोलें',
};
