import { expect, test } from 'vitest';
import { canOpen, type DeskArea, personName, type StaffRole } from '#app/desk/staff/staff-roles.ts';

test('each role has its doors and no others', () => {
  const areas: DeskArea[] = ['enquiries', 'diary', 'applications', 'figures', 'content', 'staff'];
  const opened = (role: StaffRole) => areas.filter((area) => canOpen({ role }, area));
  expect(opened('admin')).toEqual(areas);
  expect(opened('sales')).toEqual(['enquiries', 'diary', 'figures']);
  expect(opened('recruiter')).toEqual(['applications']);
});

test.each([
  ['  Meera \n\t Sample ', 'Meera Sample'],
  ['x'.repeat(101), 'x'.repeat(100)],
  [' \n ', null],
  ['', null],
])('the name %j is kept as %j', (typed, name) => {
  expect(personName(typed)).toBe(name);
});
