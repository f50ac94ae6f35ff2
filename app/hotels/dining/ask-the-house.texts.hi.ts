import type { texts as english } from './ask-the-house.texts.ts';

export const texts: typeof english = {
  hoursAndMenus: 'समय और मेन्यू होटल से पूछें',
  menus: 'मेन्यू होटल से पूछें',
};
