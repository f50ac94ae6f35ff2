import type { Announcement } from '#app/catalogue/editorial.ts';

/** This line is above every page until staff write another. Its address is one of our pages. */
export const announcements: Announcement[] = [
  {
    message: 'Wedding dates for the season are open.',
    link: { label: 'See the offers', url: '/offers' },
    startsAt: '2026-11-01T00:00:00.000Z',
    isSample: true,
  },
];
