import { expect, test } from 'vitest';
import { readRights } from './change-staff-rights.server.ts';

function form(fields: [name: string, value: string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test('rights are read from boxes and from what was typed, each property once', () => {
  expect(
    readRights(
      form([
        ['role', 'sales'],
        ['property', 'the-tivoli'],
        ['property', 'omnia-noida'],
        ['properties', ' the-tivoli, Tivoli\u2011Bijwasan\u200b\n upper-hse-sultanpur '],
      ]),
    ),
  ).toEqual({
    role: 'sales',
    allProperties: false,
    properties: ['the-tivoli', 'omnia-noida', 'tivoli-bijwasan', 'upper-hse-sultanpur'],
  });
});

test.each([
  [[['role', 'admin']], { role: 'admin', allProperties: false }],
  [
    [
      ['role', 'recruiter'],
      ['all', 'yes'],
    ],
    { role: 'recruiter', allProperties: true },
  ],
] as [[string, string][], object][])('%j gives %j', (fields, rights) => {
  expect(readRights(form(fields))).toEqual({ ...rights, properties: [] });
});

test('a role that there is not, or none, gives no rights, and nobody gets others instead', () => {
  expect(readRights(form([['role', 'owner']]))).toBeNull();
  expect(readRights(form([]))).toBeNull();
});
