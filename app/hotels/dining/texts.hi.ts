import type * as english from './texts.ts';

export const askTheHouseTexts: typeof english.askTheHouseTexts = {
  hoursAndMenus: 'समय और मेन्यू होटल से पूछें',
  menus: 'मेन्यू होटल से पूछें',
};

export const cateringListsTexts: typeof english.cateringListsTexts = {
  services: 'सेवाएँ',
  specialties: 'ख़ास पकवान',
  packages: 'पैकेज',
};

export const diningTexts: typeof english.diningTexts = {
  viewMenu: 'मेन्यू देखें',
  viewMenuOf: (venue) => `मेन्यू देखें: ${venue}`,
};

export const hoursLineTexts: typeof english.hoursLineTexts = {
  morning: 'सुबह 6',
  noon: 'दोपहर 12',
  evening: 'शाम 6',
  midnight: 'रात 12',
};

export const menuCoursesTexts: typeof english.menuCoursesTexts = {
  vegetarian: 'शाकाहारी',
};
