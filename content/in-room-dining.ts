import type { Menu } from '#app/catalogue/menu.ts';

const dish = (name: string) => ({ name, vegetarian: false });
const veg = (name: string) => ({ name, vegetarian: true });

/** The menu for the rooms, which stands for that of Blue Grotto's kitchen. */
export const inRoomDiningMenu: Menu = {
  courses: [
    {
      heading: 'Breakfast, whenever it is',
      dishes: [
        veg('Breakfast thali of poori, aloo, curd and fruit'),
        veg('Parathas with white butter and pickle'),
        veg('Idli, vada, sambar'),
        dish('Eggs as you like them, toast from the wood-fired oven'),
      ],
    },
    {
      heading: 'In between',
      dishes: [
        dish('Club sandwich with chicken or paneer'),
        veg('Tomato soup, basil, a grilled cheese'),
        veg('Chaat of the day'),
        veg('Pakoras with tea'),
      ],
    },
    {
      heading: 'Supper',
      dishes: [
        veg('Dal, rice, two vegetables, papad'),
        dish('Butter chicken, naan'),
        veg('Spaghetti, tomato or mushroom'),
        veg('Khichdi'),
      ],
    },
    {
      heading: 'Sweet, and to drink',
      dishes: [
        veg('Gulab jamun'),
        veg('Cut fruit'),
        veg('Filter coffee, masala chai, hot chocolate'),
        veg('Fresh lime, salted or sweet'),
      ],
    },
  ],
  note: 'From the kitchen of Blue Grotto, at any hour.',
};
