import type { texts as english } from './compare-route.texts.ts';

export const texts: typeof english = {
  tabTitle: 'वेन्यू की तुलना – Tivoli',
  tabTitleOf: (venues) => `${venues} की तुलना – Tivoli`,
  description: 'Tivoli के तीन वेन्यू तक एक साथ देखिए: हॉल, लॉन, बैठने का इंतज़ाम, कमरे और दाम।',
};
