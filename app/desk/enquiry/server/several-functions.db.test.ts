import { expect, test } from 'vitest';
import { functionLines, readInboxFilter } from '#app/desk/inbox/inbox.ts';
import { phoneEnquiryRules, readTypedForm } from '#app/desk/inbox/phone-enquiry.ts';
import { createInboxCsv } from '#app/desk/inbox/server/inbox-csv.server.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, storedReference } = deskOfThisFile();

const year = new Date().getFullYear() + 1;
const asked = {
  event_date: '',
  day_exactness: 'month',
  event_month: `${year}-02`,
  function_2_kind: 'sangeet',
  function_2_day: `${year}-02-13`,
  function_2_guests: '300',
};
const edit = {
  name: 'Meera Sample',
  email: 'meera@example.com',
  phone: { number: '+919810000000', remark: null },
  venue_id: 'the-tivoli',
  came_by: null,
  event_type: 'wedding' as const,
  event_date: `${year}-02-14`,
  day_exactness: 'day' as const,
  space: null,
  budget_range: null,
  guest_count: 500,
  functions: [
    { kind: 'wedding', day: `${year}-02-14`, guests: 500, space: null },
    { kind: 'sangeet', day: `${year}-02-13`, guests: 320, space: 'Glass House' },
  ] as const,
};

test('the desk shows and corrects every function and an open day, and keeps what stood there', async () => {
  const { desk, asha, admin } = at();
  const reference = await storedReference(anEnquiry(asked));
  const before = await desk.enquiry(asha, reference);
  if (!before) throw new Error('not seen');
  expect(functionLines(before)).toEqual([
    ['Function 1', 'Wedding, day open, 450 guests'],
    ['Function 2', `Sangeet, 13 February ${year}, 300 guests`],
  ]);
  const file = createInboxCsv(open().database.desk);
  const text = await new Response(
    await file(admin, { filter: readInboxFilter(new URLSearchParams('view=all')) }),
  ).text();
  expect(text).toContain(`,${year}-02-01,"February ${year}, day open",`);
  expect(text).toContain(`"Wedding, day open, 450 guests; Sangeet, 13 February ${year}, 300 guests"`);

  const { version } = before;
  expect(await desk.edit(asha, { reference, version, edit: { ...edit, functions: [...edit.functions] } })).toEqual({
    kind: 'done',
  });
  const after = await desk.enquiry(asha, reference);
  expect(after && functionLines(after)).toEqual([
    ['Function 1', `Wedding, 14 February ${year}, 500 guests`],
    ['Function 2', `Sangeet, 13 February ${year}, 320 guests, Glass House`],
  ]);
  expect(after?.timeline.find(({ kind }) => kind === 'edited')).toMatchObject({
    before: { eventDate: `${year}-02-01`, dayExactness: 'month' },
    after: { dayExactness: 'day', functions: expect.stringContaining('320 guests, Glass House') },
  });
  // What the visitor wrote stays as it was written.
  const { rows } = await open().db.owner.query('select day_exactness as exactness, functions from venue_bookings');
  expect(rows).toMatchObject([{ exactness: 'month', functions: [{}, { guests: 300 }] }]);
});

test('what alone the day or the guests of the event change is no change of the functions', async () => {
  const { desk, asha } = at();
  const reference = await storedReference(anEnquiry(asked));
  const seen = await desk.enquiry(asha, reference);
  const functions = [
    { ...edit.functions[0], guests: 470 },
    { kind: 'sangeet' as const, day: `${year}-02-13`, guests: 300, space: null },
  ];
  await desk.edit(asha, { reference, version: seen?.version ?? 0, edit: { ...edit, guest_count: 470, functions } });
  const corrected = (await desk.enquiry(asha, reference))?.timeline.find(({ kind }) => kind === 'edited');
  expect(Object.keys(corrected?.after ?? {}).toSorted()).toEqual(['dayExactness', 'eventDate', 'guests']);
});

test('a caller’s functions are stored with what is known of them', async () => {
  const { desk, asha } = at();
  const read = (values: Record<string, string>) =>
    readTypedForm(phoneEnquiryRules({ readPhone, properties: [], needsProperty: false }), {
      name: 'A Caller',
      phone: '98100 00000',
      event_type: 'wedding',
      ...values,
    });
  const reading = read({ function_2_kind: 'sangeet', function_2_space: ' Glass House ', function_3_kind: 'none' });
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors));
  expect(reading.accepted.functions[1]).toEqual({ kind: 'sangeet', day: null, guests: null, space: 'Glass House' });
  const reference = await desk.addPhoneEnquiry(asha, { ...reading.accepted, venue_id: 'the-tivoli' });
  const seen = await desk.enquiry(asha, reference);
  expect(seen && functionLines(seen)).toEqual([
    ['Function 1', 'Wedding, day open'],
    ['Function 2', 'Sangeet, day open, Glass House'],
  ]);
  expect(read({ function_2_guests: '7' })).toEqual({ errors: { function_2_kind: 'Choose what this function is' } });
});
