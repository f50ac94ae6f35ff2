import type { Dish, Menu } from '#app/catalogue/menu.ts';
import { menus } from './menus.ts';

const veg = (name: string, text?: string): Dish => ({ name, ...(text && { text }), vegetarian: true });
const meat = (name: string, text?: string): Dish => ({ name, ...(text && { text }), vegetarian: false });

/** Menus of the dining venues, by property and venue, which stand for those of the kitchens. */
export const venueMenus: Record<string, Record<string, Menu | undefined>> = {
  'the-tivoli': {
    zunn: menus['exquisite-appetizers'],
    aria: menus['decadent-desserts'],
    trafalgars: menus['fine-beverages'],
    'blue-grotto': {
      courses: [
        {
          heading: 'At any hour',
          dishes: [
            veg('Breakfast thali', 'Poori, aloo, halwa, a glass of lassi'),
            veg('Wood-fired breads', 'With tomatoes, olives and white butter'),
            meat('Club sandwich', 'Chicken, egg, three slices'),
          ],
        },
        {
          heading: 'With it',
          dishes: [veg('Filter coffee'), veg('Masala chai'), veg('Fresh lime, sweet or salted')],
        },
      ],
      note: 'Served at Blue Grotto day and night.',
    },
  },
  'tivoli-royal-palace': { sapphire: menus['chefs-specials'] },
  'tivoli-heritage-palace': { 'the-royal-restaurant': menus['local-delicacies'] },
  'tivoli-bijwasan': {
    'spice-route': menus['gourmet-mains'],
    'garden-cafe': {
      courses: [
        {
          heading: 'Morning',
          dishes: [
            veg('Breakfast plate', 'Upma, chutney, fruit'),
            meat('Eggs as you like them'),
            veg('Parathas from the griddle', 'White butter, pickle'),
          ],
        },
        {
          heading: 'Later',
          dishes: [veg('Garden salad', 'Cucumber, pomegranate, mint'), veg('Lemon cake'), veg('Date and walnut cake')],
        },
      ],
      note: 'Served at Garden Cafe from 7:00 AM to 11:00 PM.',
    },
    'royal-lounge': {
      courses: [
        {
          heading: 'From the bar',
          dishes: [veg('Old Fashioned'), veg('Negroni'), veg('Jamun cooler, without alcohol')],
        },
        {
          heading: 'Small plates',
          dishes: [meat('Galouti kebab'), veg('Dahi kebab'), veg('Masala nuts')],
        },
      ],
      note: 'Served at Royal Lounge from 5:00 PM to midnight. Alcohol is served to guests of the legal age only.',
    },
  },
  'wedcation-by-tivoli-ambala': {
    restaurant: {
      courses: [
        {
          heading: 'Punjabi thali',
          dishes: [
            veg('Dal, paneer, seasonal vegetable', 'With rice, raita, salad'),
            meat('Butter chicken', 'In place of the paneer'),
            veg('Tandoor breads', 'Naan, missi roti, roomali'),
          ],
        },
        { heading: 'To drink', dishes: [veg('Lassi, sweet or salted'), veg('Shikanji')] },
      ],
      note: 'Served at Restaurant from 12:30 PM to 11:30 PM.',
    },
    'restaurant-ambiance': {
      courses: [
        {
          heading: 'Dinner',
          dishes: [
            meat('Amritsari fish', 'Carom seed, gram flour'),
            veg('Dal makhani'),
            veg('Stuffed kulcha', 'With chickpeas'),
          ],
        },
        { heading: 'Sweet', dishes: [veg('Jalebi', 'With rabri'), veg('Kheer')] },
      ],
      note: 'Served at Restaurant Ambiance from 7:00 PM to 11:00 PM.',
    },
    'poolside-dining': {
      courses: [
        {
          heading: 'By the water',
          dishes: [meat('Seekh kebab'), veg('Paneer tikka'), veg('Chaat, three kinds')],
        },
        { heading: 'Cold', dishes: [veg('Fresh juices'), veg('Kulfi on a stick')] },
      ],
      note: 'Served at the pool from noon to midnight.',
    },
  },
  'wedcation-by-tivoli-israna': {
    'plum-cafe': {
      courses: [
        {
          heading: 'Breakfast',
          dishes: [veg('Aloo paratha'), veg('Poha'), meat('Masala omelette')],
        },
        {
          heading: 'Lunch and dinner',
          dishes: [veg('Kadhi and rice'), veg('Bajra roti with jaggery'), meat('Chicken curry of the house')],
        },
      ],
      note: 'Served at Plum Cafe in the morning, at noon and in the evening.',
    },
    'glass-house-restaurant-and-bar': {
      courses: [
        {
          heading: 'Night special',
          dishes: [veg('Maggi, three ways'), meat('Keema pav'), veg('Paneer rolls')],
        },
        { heading: 'To end the night', dishes: [veg('Hot chocolate'), veg('Adrak chai')] },
      ],
      note: 'Served at the Glass House from 11:00 PM to 7:00 AM.',
    },
    'banquet-catering': {
      courses: [
        {
          heading: 'Live counters',
          dishes: [veg('Chaat'), veg('Dosa'), meat('Tandoor')],
        },
        {
          heading: 'The buffet',
          dishes: [veg('Sarson ka saag, in season'), veg('Biryani of vegetables'), meat('Dum biryani')],
        },
      ],
      note: 'Written for each event with the family.',
    },
  },
  'omnia-noida': {
    horizon: {
      courses: [
        {
          heading: 'Grills',
          dishes: [veg('Tandoori broccoli'), meat('Chicken tikka'), meat('Fish from the charcoal')],
        },
        { heading: 'Then', dishes: [veg('Penne with basil'), veg('Vegetable biryani'), veg('Gulab jamun')] },
      ],
      note: 'Served at Horizon from noon to midnight.',
    },
  },
};
