import type { Dish, Menu, MenuName } from '#app/catalogue/menu.ts';

const veg = (name: string, text?: string): Dish => ({ name, ...(text && { text }), vegetarian: true });
const meat = (name: string, text?: string): Dish => ({ name, ...(text && { text }), vegetarian: false });

/** The menus of the cards of "Culinary Delight", which stand for those of the kitchens. */
export const menus: Record<MenuName, Menu> = {
  'exquisite-appetizers': {
    courses: [
      {
        heading: 'From the steamer',
        dishes: [
          veg('Crystal dumplings', 'Water chestnut, shiitake, coriander root'),
          veg('Edamame and truffle dumplings'),
          meat('Prawn har gow'),
          meat('Chicken and chive siu mai'),
        ],
      },
      {
        heading: 'From the robata',
        dishes: [
          veg('Corn on the charcoal', 'Miso butter, lime, togarashi'),
          veg('King oyster mushroom', 'Soy, sesame, spring onion'),
          meat('Chicken thigh yakitori'),
          meat('Lamb chops', 'Black pepper and palm sugar'),
        ],
      },
    ],
    note: 'Served at Zunn from 7:00 PM, and passed around on trays at your own evening.',
  },
  'gourmet-mains': {
    courses: [
      {
        heading: 'Slow curries',
        dishes: [
          veg('Dal of the house', 'Black lentils, kept on the coals overnight'),
          veg('Paneer in tomato and fenugreek'),
          meat('Malabar prawn curry', 'Coconut, raw mango, curry leaf'),
          meat('Railway mutton curry', 'Potatoes, vinegar, whole spice'),
        ],
      },
      {
        heading: 'Rice and bread',
        dishes: [
          veg('Jackfruit biryani', 'Sealed with dough, opened at the table'),
          meat('Dum biryani of lamb'),
          veg('Tandoor breads', 'Naan, roomali, missi roti, lachha paratha'),
        ],
      },
    ],
    note: 'Served at Spice Route from 12:00 PM to 11:30 PM.',
  },
  'local-delicacies': {
    courses: [
      {
        heading: 'From Haryana',
        dishes: [
          veg('Bajra khichdi', 'Pearl millet, moong, a spoon of white butter'),
          veg('Kachri ki chutney', 'Wild melon, garlic, red chilli'),
          veg('Hara dhania cholia', 'Green chickpeas, onion, fresh coriander'),
          veg('Besan masala roti', 'With curd and jaggery'),
        ],
      },
      {
        heading: 'From the road to Rajasthan',
        dishes: [
          veg('Ker sangri', 'Desert beans and berries, pickled and fried'),
          veg('Gatta curry', 'Gram-flour dumplings in yoghurt'),
          meat('Laal maas', 'Lamb, Mathania chillies, smoke'),
        ],
      },
    ],
    note: 'Served at The Royal Restaurant from 7:00 AM to 11:00 PM, as single plates or one long thali.',
  },
  'decadent-desserts': {
    courses: [
      {
        heading: 'Ours',
        dishes: [
          veg('Kulfi on the stick', 'Malai, pistachio, mango in season'),
          veg('Phirni', 'Ground rice, saffron, set in clay'),
          veg('Shahi tukda', 'Fried bread, reduced milk, rose'),
          veg('Gulab jamun', 'Warm, with cardamom'),
        ],
      },
      {
        heading: 'With tea',
        dishes: [
          veg('Lemon and poppy-seed cake'),
          veg('Chocolate and filter-coffee tart'),
          veg('Scones', 'Clotted cream, strawberry preserve'),
        ],
      },
    ],
    note: 'Served at Aria from 12:00 PM to 6:00 PM. Ask which of them are made without egg.',
  },
  'fine-beverages': {
    courses: [
      {
        heading: 'Gin, mostly',
        dishes: [
          veg("Trafalgar's martini", 'Gin, dry vermouth, a curry-leaf oil'),
          veg('Nimbu highball', 'Gin, salted lime, soda'),
          veg('Kokum negroni', 'Gin, bitter orange, kokum'),
        ],
      },
      {
        heading: 'Without alcohol',
        dishes: [
          veg('Jamun sherbet', 'Black plum, black salt'),
          veg('Aam panna', 'Green mango, mint, roasted cumin'),
          veg('Filter coffee, cold', 'With jaggery and cream'),
        ],
      },
    ],
    note: "Served at Trafalgar's from 6:00 PM to 1:00 AM. Alcohol is served to guests of the legal age only.",
  },
  'chefs-specials': {
    courses: [
      {
        heading: 'This season',
        dishes: [
          veg('Sarson ka saag', 'Mustard greens from the fields around Palwal, makki roti, jaggery'),
          veg('Gobhi musallam', 'A whole cauliflower, roasted in cashew and saffron'),
          meat('Raan', 'Leg of lamb, two days in the marinade, carved for six'),
          meat('Tandoori pomfret', 'Carom seed, hung curd'),
        ],
      },
      {
        heading: 'To end with',
        dishes: [
          veg('Gajar halwa', 'Red winter carrots, slowly'),
          veg('Jalebi with rabri', 'From the pan to the plate'),
        ],
      },
    ],
    note: 'Served at Sapphire from 12:30 PM to 11:30 PM, while the season lasts.',
  },
};
