import { expect, test } from 'vitest';
import { type DeskArea, mayEnter, personName, type StaffRole } from '#app/desk/staff/staff-roles.ts';

test('each role has its doors and no others', () => {
  const areas: DeskArea[] = ['enquiries', 'applications', 'figures', 'content', 'staff'];
  const doors = (role: StaffRole) => areas.filter((area) => mayEnter({ role }, area));
  expect(doors('admin')).toEqual(areas);
  expect(doors('sales')).toEqual(['enquiries', 'figures']);
  expect(doors('recruiter')).toEqual(['applications']);
});

test.each([
  ['  Meera \n\t Sample ', 'Meera Sample'],
  ['x'.repeat(101), 'x'.repeat(100)],
  [' \n ', null],
  ['', null],
])('the name %j is kept as %j', (typed, name) => {
  expect(personName(typed)).toBe(name);
});
