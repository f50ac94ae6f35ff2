import type { Menu } from '#app/catalogue/menu.ts';
import { hindi as inRoomDishes } from './in-room-dining.hindi.ts';
import { inRoomDiningMenu } from './in-room-dining.ts';
import { hindi as dishes } from './menus.hindi.ts';
import { type HindiTexts, inHindi } from './parts/in-hindi.ts';
import { menuText } from './parts/menu-text.ts';
import { hindi as parts } from './parts/parts.hindi.ts';
import { hindi as venueDishes } from './venue-menus.hindi.ts';
import { venueMenus } from './venue-menus.ts';

const governance = {
  'One person answers': 'एक ज़िम्मेदार व्यक्ति',
  'The general manager signs the figures on this page.': 'इस पेज के आँकड़ों पर जनरल मैनेजर के दस्तख़त हैं।',
  'Fair dealing': 'साफ़-सुथरा लेन-देन',
  'Suppliers are chosen from written offers.': 'सामान लिखित कोटेशन देखकर ही लिया जाता है।',
  'Open figures': 'खुले आँकड़े',
  'The figures are published here once a year.': 'आँकड़े साल में एक बार यहीं छपते हैं।',
};

const words: HindiTexts = { ...parts, ...dishes, ...venueDishes, ...inRoomDishes };

/** A menu is one text of the database. */
function menuTexts(menu: Menu): HindiTexts {
  return { [menuText(menu)]: menuText(inHindi(menu, words), 'शाकाहारी') };
}

const menus = [...Object.values(venueMenus).flatMap((ofHouse) => Object.values(ofHouse)), inRoomDiningMenu];

export const hindi: HindiTexts = {
  ...governance,
  ...Object.assign({}, ...menus.flatMap((menu) => (menu ? [menuTexts(menu)] : []))),
};
