import { expect, test } from 'vitest';
import { createConfirmations } from '#app/enquiries/confirmation/confirmation.server.ts';
import { createRequests } from '#app/enquiries/requests/requests.server.ts';
import { createEnquiries } from '#app/enquiries/store-enquiry.server.ts';
import { emailPairs } from '#app/enquiries/visitor-mails.server.ts';
import { properties } from '#content/properties.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import type { FindPrices } from './estimate-of.ts';

const { open } = enquiriesOfThisFile();
const gst = { name: 'GST', percent: 18, validFrom: '2020-01-01' };
const taxRates = ['events', 'rooms'].map((appliesTo) => ({ ...gst, appliesTo }));

/** The houses cost the same all year, so that the day of the test changes nothing. */
const findPrices: FindPrices = async (slug) => {
  const property = properties.find((one) => one.slug === slug);
  if (!property) return null;
  const packages = property.packages.flatMap(({ seasonFrom, seasonUntil, ...one }) =>
    seasonFrom === '03-16' ? [] : [one],
  );
  return { property: { ...property, packages }, taxRates };
};

function parts() {
  const { database, spamFilter } = open();
  return { afterSubmit() {}, database, spamFilter, findVenues, findPrices, log };
}

async function rowOf(table: 'venue_bookings' | 'room_bookings', email: string) {
  const { rows } = await open().db.owner.query(
    `select b.*, l.notes from ${table} b join leads l on l.booking_id = b.id where b.email = $1`,
    [email],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('an enquiry is stored with what it may cost in all, and the team reads it; sent again it is known', async () => {
  const enquiry = anEnquiry({
    email: 'estimate@example.com',
    venue_id: 'the-tivoli',
    guest_count: '600',
    needs_rooms: 'yes',
    function_2_kind: 'cocktail',
    function_2_day: inDays(29),
    function_2_guests: '150',
  });
  const sent = await createEnquiries(parts()).submit(enquiry);
  expect(sent).toMatchObject({ kind: 'stored', repeated: false });
  const row = await rowOf('venue_bookings', 'estimate@example.com');
  expect(row.estimate).toMatchObject({
    low: 2_548_800,
    high: 2_902_800,
    lines: [
      { what: 'wedding', count: 600, low: 1_680_000, high: 1_980_000 },
      { what: 'cocktail', count: 150, low: 480_000, high: 480_000 },
      { what: 'tax', name: 'GST 18%', low: 388_800, high: 442_800 },
    ],
    without: ['rooms'],
  });
  expect(row.notes).toContain('Estimate: ₹25.49 lakh – ₹29.03 lakh, with GST 18%, without rooms (an estimate)');
  const dearer: FindPrices = async (slug) => {
    const house = await findPrices(slug);
    return house && { ...house, taxRates: [] };
  };
  expect(await createEnquiries({ ...parts(), findPrices: dearer }).submit(enquiry)).toMatchObject({ repeated: true });
});

test('a request for rooms tells the price of its nights where the house shows it, in the mail too', async () => {
  const house = { ...aRoomHotel(), slug: 'tivoli-lotus-court', roomTypes: ['Standard'], takes: { Standard: 2 } };
  const asked = aRoomRequest({
    email: 'nights@example.com',
    room_type: 'Standard',
    rooms: '2',
    adults: '4',
    children: '1',
    children_ages: '7',
    extra_beds: '1',
  });
  const sent = await createRequests(parts()).room(house, asked);
  const row = await rowOf('room_bookings', 'nights@example.com');
  // Two nights: two rooms for 8,000 and a bed for 1,500, and GST of 18 per cent.
  expect(row).toMatchObject({ extra_beds: 1, children_ages: [7], estimate: { low: 41_300, high: 41_300 } });
  expect(row.notes).toMatch(/Ages of the children: 7\nExtra beds: 1\nEstimate: ₹41,300, with GST 18% \(an estimate\)/);
  const reference = sent.kind === 'stored' ? sent.enquiry.reference : '';
  const database = { reads: open().database.writes };
  const shown = await createConfirmations({ ...parts(), database } as never).other(reference);
  expect(shown?.rows).toContainEqual(['Estimate', '₹41,300, with GST 18% (an estimate)']);
  const mail = await emailPairs.room_bookings(
    { database: open().database.writes, findProperty: async () => null },
    row.id,
  );
  expect(mail?.acknowledgement.facts).toContainEqual(['Estimate', '₹41,300, with GST 18% (an estimate)']);
});

test('where a house has "Contact for rates" no amount is stored', async () => {
  const asked = aRoomRequest({ email: 'rates@example.com', room_type: 'Deluxe' });
  await createRequests(parts()).room({ ...aRoomHotel(), roomTypes: ['Deluxe'] }, asked);
  expect(await rowOf('room_bookings', 'rates@example.com')).toMatchObject({ estimate: null });
});
