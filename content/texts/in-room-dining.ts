import type { TextPage } from '#app/catalogue/text-page.ts';

/** The menu is cooked by Blue Grotto, which is open 24 hours. It is a sample until the kitchen supplies its own. */
export const inRoomDining: TextPage = {
  title: 'In-Room Dining',
  summary: 'From the kitchen of Blue Grotto, at any hour. Dial 0; please name what you do not eat.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'Breakfast, whenever it is',
      paragraphs: [],
      list: [
        'Breakfast thali: poori, aloo, curd, fruit (vegetarian)',
        'Parathas with white butter and pickle (vegetarian)',
        'Idli, vada, sambar (vegetarian)',
        'Eggs as you like them, toast from the wood-fired oven',
      ],
    },
    {
      heading: 'In between',
      paragraphs: [],
      list: [
        'Club sandwich: chicken or paneer',
        'Tomato soup, basil, a grilled cheese (vegetarian)',
        'Chaat of the day (vegetarian)',
        'Pakoras with tea, when it rains (vegetarian)',
      ],
    },
    {
      heading: 'Supper',
      paragraphs: [],
      list: [
        'Dal, rice, two vegetables, papad (vegetarian)',
        'Butter chicken, naan',
        'Spaghetti, tomato or mushroom (vegetarian)',
        'Khichdi, for a quiet stomach (vegetarian)',
      ],
    },
    {
      heading: 'Sweet, and to drink',
      paragraphs: [],
      list: [
        'Gulab jamun (vegetarian)',
        'Fruit, cut (vegetarian)',
        'Filter coffee, masala chai, hot chocolate',
        'Fresh lime, salted or sweet',
      ],
    },
  ],
};
