import { expect, test } from 'vitest';
import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';
import { mostVenueOptions, venueOptions } from './venue-options.ts';

const house = (name: string) => ({ slug: name.toLowerCase(), name, city: 'Delhi', state: 'Delhi' });

/** A catalogue that lists these hotels: the first `most`, or those that are asked for. */
function listing(hotels: EnquiryVenue[]): Parameters<typeof venueOptions>[0] {
  return {
    listHotels: async (options) => ({
      value:
        'slugs' in options ? hotels.filter(({ slug }) => options.slugs.includes(slug)) : hotels.slice(0, options.most),
    }),
  };
}

test('venues are offered by name', async () => {
  const options = await venueOptions(listing([house('Omnia'), house('Ambala')]));
  expect(options.map(({ name }) => name)).toEqual(['Ambala', 'Omnia']);
});

test('a hotel beyond the first ones is offered where the page is about it', async () => {
  const many = Array.from({ length: mostVenueOptions }, (_, number) => house(`House ${number}`));
  const catalogue = listing([...many, house('Zenana')]);
  expect(await venueOptions(catalogue)).toHaveLength(mostVenueOptions);
  const options = await venueOptions(catalogue, { named: ['zenana'] });
  expect(options).toHaveLength(mostVenueOptions + 1);
  expect(options.at(-1)?.slug).toBe('zenana');
});

test('a hotel that the list of a small group does not have is hidden, and is not offered', async () => {
  expect(await venueOptions(listing([house('Omnia')]), { named: ['zenana'] })).toHaveLength(1);
});
