import type { texts as english } from './esg-summary.texts.ts';

export const texts: typeof english = {
  tabTitle: 'ESG सारांश – Tivoli',
  description: (hotel) => `${hotel} में पर्यावरण, लोगों और कामकाज के बारे में क्या नापा जाता है, एक ही पन्ने पर।`,
  title: 'ESG सारांश',
  text: (hotel) => `${hotel}: क्या नापा गया, और नतीजा क्या रहा।`,
  environment: 'पर्यावरण',
  social: 'समाज',
  governance: 'गवर्नेंस',
};
