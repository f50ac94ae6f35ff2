import type { texts as english } from './brands-route.texts.ts';

export const texts: typeof english = {
  tabTitle: 'हमारे ब्रांड – Tivoli',
  description: (brands) => `Tivoli के ब्रांड: ${brands}।`,
  tabTitleOf: (brand) => `${brand} – होटल और वेन्यू`,
};
