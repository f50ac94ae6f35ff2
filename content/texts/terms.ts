import type { TextPage } from '#app/catalogue/text-page.ts';
import { site } from '../site.ts';

export const terms: TextPage = {
  title: 'Terms of Service',
  summary: 'What you can rely on when you use this site, and what a booking needs beyond it.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'What this site is',
      paragraphs: [
        `${site.name} shows its hotels, banquet venues and wedding destinations here and takes enquiries. The site is run from New Delhi, India.`,
      ],
    },
    {
      heading: 'An enquiry is not a booking',
      paragraphs: [
        'Sending a form reserves nothing and costs nothing. Our team contacts you within 24 hours. A date is yours when the property has confirmed it in writing and the advance named in that confirmation has been paid.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Prices are in Indian rupees, a room and night, without taxes unless it says otherwise. They are a guide: the price that holds is the one in your confirmation. Where no price stands, the property quotes one for your dates.',
      ],
    },
    {
      heading: 'Capacities and pictures',
      paragraphs: [
        'Guest figures are the most a space takes; how many fit depends on the seating, the stage and the catering. The pictures are drawings of the properties, not photographs, and show their character rather than every detail.',
      ],
    },
    {
      heading: 'Staying with us',
      paragraphs: [
        'Each property states its check-in and check-out times, its cancellation terms and whether pets are welcome on its page. Unless it says otherwise: check-in 2:00 PM, check-out 12:00 PM, cancellation free of charge until 24 hours before arrival, no pets. Guests show a valid photo identity at check-in.',
      ],
    },
    {
      heading: 'Offers',
      paragraphs: [
        'An offer holds until the day stated on it, for dates that are free, and cannot be joined with another. Its own conditions stand beside it.',
      ],
    },
    {
      heading: 'Use of the site',
      paragraphs: [
        'Please give true details in the forms and do not disturb the service, read it out by machine at a pace that harms others, or try its locks. Texts, drawings and names belong to us or to those who licensed them to us; you may quote and link, not resell.',
      ],
    },
    {
      heading: 'Links',
      paragraphs: [
        'Some links lead to sites of others, which open in a new tab. What stands there is theirs to answer for.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'We keep the site correct and running with care, but cannot promise that it is free of every error at every moment. Nothing here limits rights that the law gives you as a consumer. Indian law applies; the courts of Delhi decide.',
      ],
    },
  ],
};
