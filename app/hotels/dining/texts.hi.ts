import type * as english from './texts.ts';

export const diningTexts: typeof english.diningTexts = {
  viewMenu: 'मेन्यू देखें',
  viewMenuOf: (venue) => `मेन्यू देखें: ${venue}`,
  hoursAndMenus: 'समय और मेन्यू होटल से पूछें',
  menus: 'मेन्यू होटल से पूछें',
  services: 'सेवाएँ',
  specialties: 'ख़ास पकवान',
  packages: 'पैकेज',
  morning: 'सुबह 6',
  noon: 'दोपहर 12',
  evening: 'शाम 6',
  midnight: 'रात 12',
};

export const menuCoursesTexts: typeof english.menuCoursesTexts = {
  vegetarian: 'शाकाहारी',
};
