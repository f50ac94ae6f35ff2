import { expect, test } from 'vitest';
import { readMenu } from '#app/catalogue/menu.ts';
import { inRoomDiningMenu } from '../in-room-dining.ts';
import { venueMenus } from '../venue-menus.ts';
import { menuText } from './menu-text.ts';

test('every menu is read from its text as it was written', () => {
  const menus = [inRoomDiningMenu, ...Object.values(venueMenus).flatMap((menus) => Object.values(menus))];
  expect(menus.length).toBeGreaterThan(12);
  for (const menu of menus) if (menu) expect(readMenu(menuText(menu))).toEqual(menu);
});

test('a menu that somebody typed without headings or notes is read as it stands', () => {
  expect(readMenu('- Kulfi (vegetarian): malai: and more\r\n- Raan')).toEqual({
    courses: [
      {
        heading: '',
        dishes: [
          { name: 'Kulfi', text: 'malai: and more', vegetarian: true },
          { name: 'Raan', vegetarian: false },
        ],
      },
    ],
    note: '',
  });
  expect(readMenu('On request.')).toEqual({ courses: [], note: 'On request.' });
});
