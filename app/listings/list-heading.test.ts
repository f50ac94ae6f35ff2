import { expect, test } from 'vitest';
import { listHeading } from './list-heading.ts';

test('a filtered list says in its heading what it is filtered by', () => {
  expect(listHeading({ brand: undefined, place: undefined })).toBeUndefined();
  expect(listHeading({ brand: 'Omnia', place: undefined })).toBe('Omnia');
  expect(listHeading({ brand: undefined, place: 'Noida' })).toBe('Hotels and Venues in Noida');
  expect(listHeading({ brand: undefined, place: 'noid' })).toBe('Hotels and Venues in Noid');
  expect(listHeading({ brand: 'Omnia', place: 'Greater Noida' })).toBe('Omnia in Greater Noida');
});
