import { lookUp } from '#platform/look-up.ts';
import type * as english from './site-page-name.ts';

const names: Record<string, string> = {
  Weddings: 'शादियाँ',
  Offers: 'ऑफ़र',
  Loyalty: 'लॉयल्टी',
  Enquire: 'पूछताछ',
  Contact: 'संपर्क',
  Careers: 'करियर',
  'Our Story': 'हमारी कहानी',
  People: 'हमारी टीम',
  'Press Coverage': 'ख़बरों में हम',
  Sustainability: 'पर्यावरण और समाज',
  'Compare venues': 'वेन्यू की तुलना',
  'Service Directory': 'सर्विस डायरेक्टरी',
  'In-Room Dining': 'रूम सर्विस',
  'Digital Experience': 'डिजिटल सुविधाएँ',
  'Privacy Policy': 'गोपनीयता नीति',
  'Terms of Service': 'सेवा की शर्तें',
  'Cookie Policy': 'कुकी नीति',
  Accessibility: 'सबके लिए सुगम',
};

export const sitePageName: typeof english.sitePageName = (name) => lookUp(names, name) ?? name;
