import { expect, test } from 'vitest';
import { googleLacks } from './google-required.ts';

test('a hotel without its address, and one whose address has no street, are told', () => {
  expect(googleLacks({ '@type': 'Hotel', name: 'The Tivoli' })).toEqual(['page: Hotel without address']);
  const address = { '@type': 'PostalAddress', addressLocality: 'Delhi', postalCode: '110074', addressCountry: 'IN' };
  expect(googleLacks({ '@type': 'Hotel', name: 'The Tivoli', address })).toEqual([
    'page.address: PostalAddress without streetAddress',
  ]);
});

test('a breadcrumb of one page, one that counts wrongly, and a page without an address are told', () => {
  const crumb = (position: number, item?: string) => ({
    '@type': 'ListItem',
    position,
    name: 'Home',
    ...(item && { item }),
  });
  expect(googleLacks({ '@type': 'BreadcrumbList', itemListElement: [crumb(1)] })).toEqual(['page: a breadcrumb of 1']);
  expect(googleLacks({ '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(3)] })).toEqual([
    'page: position 3 is not 2',
    'page: crumb 1 without item',
  ]);
  const right = [crumb(1, 'https://tivoli.example/'), crumb(2)];
  expect(googleLacks({ '@type': 'BreadcrumbList', itemListElement: right })).toEqual([]);
});

test('a question without an answer is told', () => {
  const question = { '@type': 'Question', name: 'Is there a pool?' };
  expect(googleLacks({ '@graph': [{ '@type': 'FAQPage', mainEntity: [question] }] })).toEqual([
    'page.@graph[0].mainEntity[0]: Question without acceptedAnswer',
  ]);
});
