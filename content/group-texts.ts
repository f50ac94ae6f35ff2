import type { GroupText, TextPart } from '#app/catalogue/editorial.ts';
import { inRoomDiningMenu } from './in-room-dining.ts';
import { loyalty } from './loyalty.ts';
import { asSample } from './parts/as-sample.ts';
import { menuText } from './parts/menu-text.ts';
import { properties } from './properties.ts';
import { venueMenus } from './venue-menus.ts';

interface Words {
  id: string;
  title: string;
  text: string;
}

const of = (part: TextPart, words: readonly Words[]): GroupText[] => words.map((one) => ({ part, ...one }));

/** How the group conducts itself, as one may expect the owner to put it. */
const governance: Words[] = [
  {
    id: 'one-person-answers',
    title: 'One person answers',
    text: 'The general manager signs the figures on this page.',
  },
  { id: 'fair-dealing', title: 'Fair dealing', text: 'Suppliers are chosen from written offers.' },
  { id: 'open-figures', title: 'Open figures', text: 'The figures are published here once a year.' },
];

const menusOfVenues: Words[] = properties.flatMap(({ slug, name, dining }) =>
  dining.flatMap((venue) => {
    const menu = venueMenus[slug]?.[venue.id];
    return menu ? [{ id: `${slug}/${venue.id}`, title: `${venue.name}, ${name}`, text: menuText(menu) }] : [];
  }),
);

const samples: GroupText[] = [
  ...of('loyalty_step', loyalty.steps),
  ...of('loyalty_benefit', loyalty.benefits),
  ...of('governance', governance),
  ...of('menu', menusOfVenues),
  ...of('menu', [{ id: 'in-room-dining', title: 'In-room dining', text: menuText(inRoomDiningMenu) }]),
];

/** The texts of the group's pages that the team edits at the desk. Nobody has supplied them yet. */
export const groupTexts: GroupText[] = samples.map(asSample);
