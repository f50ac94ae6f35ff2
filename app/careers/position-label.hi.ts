import type * as english from './position-label.ts';

const labels: Record<english.CareerPosition, string> = {
  'Front Desk Associate': 'फ़्रंट डेस्क एसोसिएट',
  Concierge: 'कॉन्सियर्ज',
  'Housekeeping Supervisor': 'हाउसकीपिंग सुपरवाइज़र',
  'Food & Beverage Manager': 'फ़ूड एंड बेवरेज मैनेजर',
  Chef: 'शेफ़',
  'Banquet Manager': 'बैंक्वेट मैनेजर',
  'Sales Executive': 'सेल्स एग्ज़ीक्यूटिव',
  'Marketing Specialist': 'मार्केटिंग स्पेशलिस्ट',
  'IT Support': 'IT सपोर्ट',
  'Finance Associate': 'फ़ाइनेंस एसोसिएट',
  'Human Resources': 'ह्यूमन रिसोर्स (HR)',
  'Maintenance Engineer': 'मेंटेनेंस इंजीनियर',
  'Guest Relations': 'गेस्ट रिलेशंस',
  'Event Coordinator': 'इवेंट कोऑर्डिनेटर',
  Other: 'कोई और पद',
};

export const positionLabel: typeof english.positionLabel = (position) => labels[position];
