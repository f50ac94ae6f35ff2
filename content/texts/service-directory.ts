import type { TextPage } from '#app/catalogue/text-page.ts';

/** The directory of services in the rooms of The Tivoli, New Delhi. */
export const serviceDirectory: TextPage = {
  title: 'Service Directory',
  summary: 'What there is at The Tivoli, New Delhi, and when.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'Day and night',
      paragraphs: ['The concierge is there 24 hours, every day.'],
    },
    {
      heading: 'Arriving and leaving',
      paragraphs: ['Check-in from 2:00 PM, check-out until 12:00 PM. Please ask if you need longer.'],
    },
    {
      heading: 'Your room',
      paragraphs: [],
      list: ['Wi-Fi', 'Air conditioning', 'Television', 'Room service', '24-hour housekeeping in the suites'],
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
        'Oyster Greens, NTB Hall, Emperor’s Court and Oakwood Hall, and the banquet kitchen. The events team of the house plans the day with you.',
      ],
    },
  ],
};
