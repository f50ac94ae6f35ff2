import type { TextPage } from '#app/catalogue/text-page.ts';

/** The page around the menu for the rooms; the menu itself is edited at the desk. */
export const inRoomDining: TextPage = {
  title: 'In-Room Dining',
  summary: 'From the kitchen of Blue Grotto, at any hour. Please name what you do not eat.',
  changed: '2026-11-24',
  sections: [
    {
      heading: 'How to order',
      paragraphs: ['Call the desk from your room. What the kitchen has today, it tells you then.'],
    },
  ],
};
