import type { Offer } from '#app/catalogue/offer.ts';
import { asSample } from './parts/as-sample.ts';
import { picture } from './pictures/picture.ts';

/** Offers that stand for those of the owner, in their order. They name no price that the owner has not named. */
const samples: Offer[] = [
  {
    slug: 'two-days-in-ambala',
    hotel: 'wedcation-by-tivoli-ambala',
    title: 'Two days in Ambala',
    summary: 'Haldi by the pool, the wedding in the hall, and the family asleep on the same grounds.',
    description:
      'One house for two days: mehndi and haldi on the first, the ceremony and the dinner on the second. The rooms, the kitchen and the florists are already there.',
    terms: 'For weddings on a Monday to Thursday. Cancellation 48 hours before arrival.',
    priceNote: 'A proposal for your dates within 24 hours',
    eventType: 'wedding',
    validFrom: '2026-11-01',
    validUntil: '2027-06-30',
    image: picture('wedcation-by-tivoli-ambala/hero-1'),
  },
  {
    slug: 'an-evening-under-glass',
    hotel: 'upper-hse-sultanpur',
    title: 'An evening under glass',
    summary: 'The oval glass house for your cocktail evening, with four rooms for those who stay late.',
    description:
      'Two hundred to a thousand guests beneath the lights, the garden beside them. The four rooms of the house are complimentary for event guests.',
    terms: 'Subject to the house being free on your date.',
    eventType: 'cocktail',
    validFrom: '2026-11-01',
    validUntil: '2027-03-31',
    image: picture('upper-hse-sultanpur/hero-1'),
  },
  {
    slug: 'a-conference-and-its-dinner',
    hotel: 'omnia-dwarka-expressway',
    title: 'A conference and its dinner',
    summary: 'The conference by day in one hall, dinner by night in the other; nobody needs a car in between.',
    description:
      '360 Hall for the sessions, Mansion Hall for the evening. Stage, screen and lectern are set up the night before.',
    terms: 'For conferences on working days.',
    eventType: 'mice',
    validFrom: '2026-11-01',
    validUntil: '2027-09-30',
    image: picture('omnia-dwarka-expressway/space-360-hall'),
  },
  {
    slug: 'rooms-for-the-family',
    hotel: 'tivoli-royal-palace',
    title: 'Rooms for the family',
    summary: 'Book the grounds in Palwal for a celebration, and we hold the rooms above them for your family.',
    description:
      'Forty-five rooms over four places to celebrate in. We keep them for your list until thirty days before the event; what you do not need goes back without a charge.',
    terms: 'When booked with an event on the same dates. Pets by prior arrangement.',
    eventType: 'wedding',
    validFrom: '2026-11-01',
    validUntil: '2027-12-15',
    image: picture('tivoli-royal-palace/room-deluxe'),
  },
  {
    slug: 'a-birthday-on-the-roof',
    hotel: 'tivoli-lotus-court',
    title: 'A birthday on the roof',
    summary: 'A hundred friends, the lights of Noida, and a cake that comes up in the lift.',
    description: 'The rooftop of Lotus Court from sunset, with kitchen and music.',
    terms: 'For up to 100 guests. If it rains, we move you to the glass house downstairs.',
    eventType: 'birthday',
    validFrom: '2026-11-01',
    validUntil: '2027-06-15',
    image: picture('tivoli-lotus-court/space-rooftop'),
  },
];

export const offers: Offer[] = samples.map(asSample);
