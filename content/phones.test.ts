import { expect, test } from 'vitest';
import { properties } from './properties.ts';
import { regionalOffices } from './regional-offices.ts';
import { site } from './site.ts';

test('houses, regional offices and the head office have a sample number each, and none has that of another', () => {
  const phones = [
    site.headOffice.phone,
    site.centralReservations.phone,
    site.grievanceOfficer.phone,
    ...regionalOffices.map(({ phone }) => phone),
    ...properties.map(({ contact }) => contact.phone),
  ];
  for (const phone of phones) expect(phone).toMatch(/^\+91 11 5550 01\d\d$/);
  expect(new Set(phones).size).toBe(phones.length);
});
