import { expect, test } from 'vitest';
import { currentOffers, type Offer } from './offer.ts';

const anOffer = (slug: string, dates: Pick<Offer, 'validFrom' | 'validUntil'>): Offer => ({
  slug,
  title: slug,
  summary: slug,
  ...dates,
});

test('an offer holds from its first day to its last, both included', () => {
  const offers = [
    anOffer('always', {}),
    anOffer('over', { validUntil: '2027-02-13' }),
    anOffer('last day', { validUntil: '2027-02-14' }),
    anOffer('first day', { validFrom: '2027-02-14' }),
    anOffer('to come', { validFrom: '2027-02-15' }),
  ];
  expect(currentOffers(offers, '2027-02-14').map(({ slug }) => slug)).toEqual(['always', 'last day', 'first day']);
});
