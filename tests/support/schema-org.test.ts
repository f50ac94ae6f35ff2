import { expect, test } from 'vitest';
import { strangersIn } from './schema-org.ts';

function graph(...nodes: object[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

test('a hotel with its facts is known to the vocabulary', () => {
  const hotel = {
    '@type': 'Hotel',
    name: 'The Tivoli',
    starRating: { '@type': 'Rating', ratingValue: 5 },
    checkinTime: '14:00:00',
    containsPlace: [{ '@type': 'EventVenue', maximumAttendeeCapacity: 300 }],
    parentOrganization: { '@id': 'https://tivoli.example/#organization' },
  };
  expect(strangersIn(graph(hotel))).toEqual([]);
});

test.each([
  ['a class that there is not', { '@type': 'Palace' }],
  ['a property that there is not', { '@type': 'Hotel', stars: 5 }],
  ['a property of another class', { '@type': 'EventVenue', starRating: { '@type': 'Rating' } }],
  ['a thing that a property does not hold', { '@type': 'Hotel', address: { '@type': 'Rating' } }],
  ['a number for a name', { '@type': 'Hotel', name: 5 }],
  ['words for a thing', { '@type': 'Hotel', geo: 'Delhi' }],
  ['a day that is none', { '@type': 'Offer', validThrough: 'soon' }],
  ['nothing', { '@type': 'Hotel', name: '' }],
])('%s is a stranger', (_name, node) => {
  expect(strangersIn(graph(node))).toHaveLength(1);
});
