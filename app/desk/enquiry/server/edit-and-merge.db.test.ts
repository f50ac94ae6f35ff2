import { expect, test } from 'vitest';
import { erasePerson, findPersonRecords } from '#app/desk/records/personal-data.server.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { aDefiniteFunction } from '#tests/factories/a-definite-function.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, change, storedReference, count } = deskOfThisFile();

const edit = {
  name: 'Meera Sharma',
  email: 'meera.sharma@example.com',
  phone: { number: '+919810000009', remark: null },
  venue_id: 'the-tivoli',
  event_type: 'wedding' as const,
  event_date: '2031-02-15',
  guest_count: 650,
};

test('a correction shows everywhere, keeps what the visitor wrote, and its history says what stood there', async () => {
  const { desk, asha } = at();
  const reference = await storedReference();
  const version = (await desk.enquiry(asha, reference))?.version ?? 0;
  expect(await desk.edit(asha, { reference, version, edit })).toEqual({ kind: 'done' });
  expect(await desk.edit(asha, { reference, version, edit }), 'an older version').toMatchObject({ kind: 'conflict' });
  const enquiry = await desk.enquiry(asha, reference);
  expect(enquiry).toMatchObject({ name: 'Meera Sharma', eventDate: '2031-02-15', guests: 650, version: version + 1 });
  const entry = enquiry?.timeline.find(({ kind }) => kind === 'edited');
  expect(entry).toMatchObject({ author: 'Asha', after: { guests: 650, eventDate: '2031-02-15' } });
  expect(entry?.before).toMatchObject({
    guests: anEnquiry().guest_count ? Number(anEnquiry().guest_count) : expect.anything(),
  });
  const { rows } = await open().db.owner.query('select guest_count from venue_bookings');
  expect(rows).toEqual([{ guest_count: Number(anEnquiry().guest_count) }]);
});

test('an enquiry that is given to another property is seen there with what its guest wrote, and not here', async () => {
  const { desk, admin, asha, ravi } = at();
  const reference = await storedReference(anEnquiry({ special_requirements: 'A white horse.' }));
  const version = (await desk.enquiry(admin, reference))?.version ?? 0;
  await desk.edit(admin, { reference, version, edit: { ...edit, venue_id: 'tivoli-bijwasan' } });
  expect(await desk.enquiry(asha, reference)).toBeNull();
  expect(await desk.enquiry(ravi, reference)).toMatchObject({ words: 'A white horse.', property: 'tivoli-bijwasan' });
  expect(await change(ravi, reference, { kind: 'move', to: 'contacted' })).toEqual({ kind: 'done' });
});

test('two enquiries of one family become one with both timelines and all that is held, strangers do not', async () => {
  const { desk, asha } = at();
  const first = await storedReference();
  const second = await storedReference(anEnquiry({ guest_count: '333' }));
  const stranger = await storedReference(
    anEnquiry({ email: 'x@example.com', phone: '98100 77777', guest_count: '40' }),
  );
  await desk.note(asha, second, 'They rang from another number.');
  const held = await aDefiniteFunction(open().db.owner, second);
  expect((await desk.sameFamily(asha, first)).map(({ reference }) => reference)).toEqual([second]);
  const merge = (other: string) =>
    desk
      .enquiry(asha, first)
      .then((seen) => desk.merge(asha, { reference: first, version: seen?.version ?? 0, other }));
  expect(await merge(stranger)).toMatchObject({ kind: 'refused' });
  expect(await merge(second)).toEqual({ kind: 'done' });
  const { timeline = [] } = (await desk.enquiry(asha, first)) ?? {};
  expect(timeline.filter(({ of }) => of === second).map(({ kind }) => kind)).toEqual(['arrived', 'note', 'merged']);
  expect(timeline.find(({ kind }) => kind === 'function')?.after).toMatchObject({ reference: held });
  expect(await desk.enquiry(asha, second)).toMatchObject({ mergedInto: first, status: 'lost' });
  expect(await merge(second), 'twice').toMatchObject({ kind: 'refused' });
});

test('a person is erased with what was corrected and merged; the hall stays promised without them', async () => {
  const { desk, asha } = at();
  const { db } = open();
  const first = await storedReference();
  const second = await storedReference(anEnquiry({ guest_count: '333' }));
  await aDefiniteFunction(db.owner, second);
  await desk.merge(asha, { reference: first, version: 1, other: second });
  await desk.edit(asha, { reference: first, version: 2, edit });
  const { storage } = at();
  const person = { reference: first, email: 'meera.sharma@example.com' };
  const chosen = await findPersonRecords(db.db, person);
  expect(chosen.map(({ reference, why }) => [reference, why])).toEqual([
    [first, ['asked', 'email']],
    [second, ['merged']],
  ]);
  await erasePerson({ database: db.db, objects: storage.storage.store, dataDir: storage.dataDir }, { chosen });
  expect([await count('leads'), await count('venue_bookings'), await count('desk.change')]).toEqual([0, 0, 0]);
  expect(await count("diary.function where state = 'definite'")).toBe(1);
  expect(await count('diary.event where lead_id is null')).toBe(1);
});

test('who typed another’s phone number gets nothing of hers by a merge, nor erases it', async () => {
  const { desk, asha, admin } = at();
  const { db } = open();
  const hers = await storedReference(anEnquiry({ email: 'victim@example.com', special_requirements: 'Hers alone.' }));
  const his = await storedReference(anEnquiry({ email: 'attacker@example.com', guest_count: '333' }));
  const held = await aDefiniteFunction(db.owner, hers);
  const [found] = await desk.sameFamily(asha, his);
  expect(found).toMatchObject({ reference: hers, samePhone: true, sameEmail: false });
  expect(await desk.merge(asha, { reference: his, version: 1, other: hers })).toEqual({ kind: 'done' });

  expect((await desk.personRecords(admin, his))?.map(({ reference, why }) => [reference, why])).toEqual([
    [hers, ['phone', 'merged']],
    [his, ['asked', 'email', 'phone', 'merged']],
  ]);
  const exported = JSON.stringify(await desk.exportPerson(admin, his, [his]));
  expect(JSON.parse(exported)).toMatchObject({
    venue_bookings: [{ reference: his }],
    functions: [],
    about: { records: [{ reference: his }], records_left_out: 1, note: expect.stringContaining('proves nothing') },
  });
  for (const words of [hers, 'victim@example.com', 'Hers alone.', held]) expect(exported).not.toContain(words);
  expect(await desk.exportPerson(admin, his, ['TV-NOSUCH'])).toBeNull();

  expect(await desk.erasePerson(admin, his, [his])).toBe(true);
  expect(await desk.enquiry(admin, his)).toBeNull();
  expect(await desk.enquiry(asha, hers)).toMatchObject({ mergedInto: null, status: 'new', words: 'Hers alone.' });
  const { rows } = await db.owner.query(
    'select l.reference from diary.function f join diary.event e on e.id = f.event_id join leads l on l.id = e.lead_id',
  );
  expect(rows).toEqual([{ reference: hers }]);
  // Nobody has answered her, so she stands among what is open.
  const { rows: stored } = await db.owner.query(
    `select l.first_response_at as lead, b.first_response_at as booking, b.status
       from leads l join venue_bookings b on b.id = l.booking_id where l.reference = $1`,
    [hers],
  );
  expect(stored).toEqual([{ lead: null, booking: null, status: 'pending' }]);
});

test('erasing a loyalty entry that names somebody’s e-mail leaves her booking', async () => {
  const { desk, admin } = at();
  const hers = await storedReference(anEnquiry({ email: 'victim@example.com' }));
  const { rows } = await open().db.owner.query(
    `insert into leads (language, reference, source, customer_name, customer_email, status)
     values ('en', 'TV-LOYALT', 'loyalty', 'A Stranger', 'Victim@example.com', 'new') returning reference`,
  );
  const [{ reference: his }] = rows;
  expect((await desk.personRecords(admin, his))?.map(({ reference, source, why }) => [reference, source, why])).toEqual(
    [
      [hers, 'venue_booking', ['email']],
      [his, 'loyalty', ['asked', 'email']],
    ],
  );
  expect(await desk.erasePerson(admin, his, [his])).toBe(true);
  expect([await count('leads'), await count('venue_bookings')]).toEqual([1, 1]);
  expect(await desk.enquiry(admin, hers)).toMatchObject({ reference: hers });
});

test('a lost enquiry says why, and gives back what was held for it', async () => {
  const { asha } = at();
  const reference = await storedReference();
  await aDefiniteFunction(open().db.owner, reference);
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  expect(await change(asha, reference, { kind: 'move', to: 'lost' })).toMatchObject({
    kind: 'refused',
    words: 'Choose why it is lost.',
  });
  expect(await change(asha, reference, { kind: 'move', to: 'lost', reason: 'date' })).toEqual({ kind: 'done' });
  expect(await count("leads where lost_reason = 'date'")).toBe(1);
  expect(await count("diary.function where state = 'released'")).toBe(1);
});
