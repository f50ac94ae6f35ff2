import { expect, test } from 'vitest';
import { canOpen, type DeskArea, readPersonName, type StaffRole } from '#app/desk/staff/staff-roles.ts';

test('each role has its doors and no others', () => {
  const areas: DeskArea[] = ['enquiries', 'diary', 'applications', 'figures', 'team', 'content', 'staff'];
  const opened = (role: StaffRole) => areas.filter((area) => canOpen({ role }, area));
  expect(opened('admin')).toEqual(areas);
  expect(opened('sales')).toEqual(['enquiries', 'diary', 'figures']);
  expect(opened('manager')).toEqual(['enquiries', 'diary', 'figures', 'team']);
  expect(opened('editor')).toEqual(['content']);
  expect(opened('recruiter')).toEqual(['applications']);
});

test.each([
  ['  Meera \n\t Sample ', { value: 'Meera Sample' }],
  ['x'.repeat(100), { value: 'x'.repeat(100) }],
  ['x'.repeat(101), { problem: 'Shorten this to 100 characters or fewer: it has 101' }],
  [' \n ', { problem: 'Please give a name' }],
  ['', { problem: 'Please give a name' }],
])('the name %j of a colleague is read as %j', (typed, name) => {
  expect(readPersonName(typed)).toEqual(name);
});
