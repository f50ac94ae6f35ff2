import { expect, test } from 'vitest';
import { applicationRules, cvProblem } from '#app/careers/application-rules.ts';
import { contactRules, loyaltyRules } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomRequestRequired, roomRequestRules } from '#app/enquiries/requests/room-request-rules.ts';
import { readCampaign } from '#app/forms/store-once.server.ts';
import { readForm, summariseForm } from './form-rules.ts';
import { readPhone } from './receive-form.server.ts';

const person = { name: 'Meera Sample', email: 'Meera@Example.com', phone: '98100 00000' };
const rooms = roomRequestRules({ today: '2026-11-21', roomTypes: ['Deluxe'], readPhone });
const stay = { ...person, checkin_date: '2026-12-24', checkout_date: '27/12/2026', adults: '2' };

test('a stay is read with what a guest leaves empty: any room, one of them, no children', () => {
  expect(readForm(rooms, stay)).toMatchObject({
    accepted: { checkout_date: '2026-12-27', room_type: 'Any', rooms: 1, adults: 2, children: 0 },
  });
});

test.each([
  [{ checkin_date: '2026-11-20' }, 'checkin_date', 'from today on'],
  [{ checkout_date: '2026-12-24' }, 'checkout_date', 'after the arrival'],
  [{ checkout_date: '2027-12-24' }, 'checkout_date', 'at most 60 nights'],
  [{ adults: '0' }, 'adults', 'from 1 to 200'],
  [{ rooms: 'two' }, 'rooms', 'from 1 to 50'],
  [{ room_type: 'Penthouse' }, 'room_type', 'from the list'],
])('a stay that cannot be so is named at its field: %o', (change, field, words) => {
  const reading = readForm(rooms, { ...stay, ...change });
  expect(reading).toEqual({ errors: { [field]: expect.stringContaining(words) } });
});

test('the line above tells what is missing from what is wrong', () => {
  const summary = (change: Record<string, string>) => {
    const values = { ...stay, ...change };
    const reading = readForm(rooms, values);
    return 'errors' in reading ? summariseForm(values, reading.errors, roomRequestRequired) : '';
  };
  expect(summary({ name: ' ' })).toBe('Please fill in all required fields');
  expect(summary({ email: 'meera' })).toBe('Please check the fields below');
});

test('a phone is not needed for a word or an interest, but a wrong one is said', () => {
  expect(readForm(loyaltyRules({ readPhone }), { ...person, phone: '' })).toMatchObject({ accepted: { phone: null } });
  const message = { ...person, topic: 'media', message: 'Hello', phone: '12' };
  expect(readForm(contactRules({ readPhone }), message)).toMatchObject({ errors: { phone: expect.any(String) } });
});

test('an application needs its position from the list; a CV is judged by name and size before it is sent', () => {
  const rules = applicationRules({ positions: ['Chef'], readPhone });
  const values = { ...person, position: 'Astronaut', address: 'Delhi', motivation: 'Yes' };
  expect(readForm(rules, values)).toEqual({ errors: { position: 'Choose a position from the list' } });
  for (const name of ['cv.PDF', 'cv.docx ', 'My CV']) expect(cvProblem({ name, size: 10 }), name).toBeUndefined();
  expect(cvProblem({ name: 'cv.exe', size: 10 })).toContain('PDF or Word');
  expect(cvProblem({ name: 'cv.pdf', size: 6_000_000 })).toContain('5 MB');
  expect(cvProblem({ name: '', size: 0 })).toContain('Choose your CV');
});

test('a campaign keeps names and hosts, and nothing that could be a person’s', () => {
  const sent = 'utm_source=letter&landing_path=%2Fweddings&referrer_host=search.example&email=meera%40example.com';
  expect(readCampaign(sent)).toEqual({
    utm_source: 'letter',
    landing_path: '/weddings',
    referrer_host: 'search.example',
  });
  const odd = `landing_path=${encodeURIComponent('/a?name=meera')}&referrer_host=${encodeURIComponent('a b')}`;
  expect(readCampaign(`${odd}&utm_source=${'x'.repeat(300)}`)).toEqual({ utm_source: 'x'.repeat(200) });
});
