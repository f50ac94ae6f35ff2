import { paths } from '#app/paths.ts';

/** The pages that a search finds, with the words that visitors may use for them. */
export const sitePages: { to: string; name: string; words: string }[] = [
  { to: paths.weddings(), name: 'Weddings', words: 'wedding ceremonies films planner' },
  { to: paths.offers(), name: 'Offers', words: 'offer discount deal package' },
  { to: paths.loyalty(), name: 'Loyalty', words: 'membership programme points' },
  { to: paths.enquire(), name: 'Enquire', words: 'enquiry booking book quote price availability' },
  { to: paths.contact(), name: 'Contact', words: 'phone email address write call' },
  { to: paths.careers(), name: 'Careers', words: 'job jobs work vacancy apply cv' },
  { to: paths.ourStory(), name: 'Our Story', words: 'history about family founder 1931 1988' },
  { to: paths.people(), name: 'People', words: 'leadership directors management team' },
  { to: paths.pressCoverage(), name: 'Press Coverage', words: 'press media news articles' },
  { to: paths.sustainability(), name: 'Sustainability', words: 'esg environment solar water electric vehicles' },
  { to: paths.tivoliNet(), name: 'Tivoli Net', words: 'regional sales offices north south east west' },
  { to: paths.compare(), name: 'Compare venues', words: 'comparison side by side' },
  { to: paths.serviceDirectory(), name: 'Service Directory', words: 'services of the house' },
  { to: paths.inRoomDining(), name: 'In-Room Dining', words: 'room service menu ird' },
  { to: paths.digitalQr(), name: 'Digital Experience', words: 'qr codes doll house fact sheet' },
  { to: paths.privacy(), name: 'Privacy Policy', words: 'data protection dpdp' },
  { to: paths.terms(), name: 'Terms of Service', words: 'conditions cancellation' },
  { to: paths.cookies(), name: 'Cookie Policy', words: 'cookie' },
  { to: paths.accessibility(), name: 'Accessibility', words: 'wheelchair barrier free wcag' },
];
