import type { texts as english } from './fact-sheet-route.texts.ts';

export const texts: typeof english = {
  tabTitle: (hotel) => `${hotel} – फ़ैक्ट शीट`,
  description: (hotel, town) => `${hotel}, ${town}: हॉल, लॉन, क्षमता, कमरे और संपर्क, सब एक शीट पर।`,
};
