import { hindi as banquetHouses } from './hindi/banquet-houses.hindi.ts';
import { hindi as group } from './hindi/group.hindi.ts';
import { hindi as heritagePalace } from './hindi/heritage-palace.hindi.ts';
import { hindi as home } from './hindi/home.hindi.ts';
import { hindi as omnia } from './hindi/omnia.hindi.ts';
import { hindi as royalPalace } from './hindi/royal-palace.hindi.ts';
import { hindi as theTivoli } from './hindi/the-tivoli.hindi.ts';
import { hindi as wedcation } from './hindi/wedcation.hindi.ts';

/** The Hindi of what pictures show, for those who cannot see them. */
export const hindi = {
  ...banquetHouses,
  ...group,
  ...heritagePalace,
  ...home,
  ...omnia,
  ...royalPalace,
  ...theTivoli,
  ...wedcation,
} as const;
