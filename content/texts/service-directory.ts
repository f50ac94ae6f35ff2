import type { TextPage } from '#app/catalogue/text-page.ts';

/** The directory of services in the rooms of The Tivoli, New Delhi. */
export const serviceDirectory: TextPage = {
  title: 'Service Directory',
  summary: 'What The Tivoli, New Delhi, does for you, and when. Dial 0 for everything.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'Day and night',
      paragraphs: ['The desk never closes. It brings, finds, books and wakes.'],
      list: ['Concierge', 'Luggage', 'Wake-up calls', 'Cars and the way to the airport', 'A doctor on call'],
    },
    {
      heading: 'Arriving and leaving',
      paragraphs: [
        'Check-in from 2:00 PM, check-out until 12:00 PM. Ask us if you need longer: where the room is free, it is yours.',
      ],
    },
    {
      heading: 'Your room',
      paragraphs: [],
      list: [
        'Housekeeping and fresh towels, on request until late',
        'Laundry and pressing: what leaves in the morning is back in the evening',
        'Wi-Fi without a password, in rooms and halls',
        'An iron, an adapter, another pillow',
      ],
    },
    {
      heading: 'Eating and drinking',
      paragraphs: [],
      list: [
        'Blue Grotto, international café: open 24 hours',
        'Aria: 12:00 PM to 6:00 PM',
        'Zunn, modern Asian: 7:00 PM to 11:00 PM',
        "Trafalgar's, cocktail bar: 6:00 PM to 1:00 AM",
        'In your room at any hour: see the in-room dining menu',
      ],
    },
    {
      heading: 'Your event',
      paragraphs: [
        'Four spaces and their kitchen. Whatever the day needs, from a missing safa to a second stage, the banquet desk knows whom to ask.',
      ],
    },
  ],
};
