import { expect, test } from 'vitest';
import { readDataCall } from './watch-calls.ts';

const origin = 'https://tivoli.example';

test.each([
  '/api/hotels?brand=omnia',
  '/api/logs',
  '/hotel/the-tivoli.data',
  '/_root.data?_routes=root',
  'https://project.supabase.co/rest/v1/hotels?select=*',
  'https://project.supabase.co/functions/v1/send',
  'https://elsewhere.example/api/rates',
])('%s is a call for data', (address) => {
  expect(readDataCall(address, origin)).toBeDefined();
});

test.each([
  '/',
  '/hotel/the-tivoli',
  '/api/health',
  '/api/health?deep=1',
  '/api/beacon',
  '/assets/root-abc.js',
  '/assets/api/root.css',
  '/api/picture.webp',
  '/fonts/anek.woff2',
  '/storage/v1/object/public/hotel-images/api/a.jpg',
  'https://www.facebook.com/api/x',
  'https://i.ytimg.com/api/x.jpg',
  'https://instagram.com/api/x',
  'https://elsewhere.example/page.data',
  'http://[broken',
])('%s is not', (address) => {
  expect(readDataCall(address, origin)).toBeUndefined();
});

test('an address tells who answers it', () => {
  const addresses = ['/api/hotels', 'https://elsewhere.example/api/x', 'https://p.supabase.co/rest/v1/hotels'];
  expect(addresses.map((address) => readDataCall(address, origin)?.source)).toEqual([
    'internal',
    'external',
    'supabase',
  ]);
});
