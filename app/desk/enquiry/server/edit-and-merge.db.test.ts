import { expect, test } from 'vitest';
import { readInboxFilter } from '#app/desk/inbox/inbox.ts';
import { createInboxCsv } from '#app/desk/inbox/server/inbox-csv.server.ts';
import { erasePerson, findPersonRecords } from '#app/desk/records/personal-data.server.ts';
import { readForm } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { aDefiniteFunction } from '#tests/factories/a-definite-function.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';

const { open, at, change, storedReference, count } = deskOfThisFile();

const edit = {
  name: 'Meera Sharma',
  email: 'meera.sharma@example.com',
  phone: { number: '+919810000009', remark: null },
  venue_id: 'the-tivoli',
  came_by: null,
  event_type: 'wedding' as const,
  event_date: '2031-02-15',
  guest_count: 650,
  day_exactness: 'day' as const,
  space: null,
  budget_range: null,
  functions: [],
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

test('a second number or an extension that is typed into a correction is kept in the history', async () => {
  const { desk, asha } = at();
  const reference = await storedReference();
  const corrected = async (typed: string) => {
    const version = (await desk.enquiry(asha, reference))?.version ?? 0;
    const phone = readForm({ phone: readPhone }, { phone: typed });
    if ('errors' in phone) throw new Error(typed);
    return desk.edit(asha, { reference, version, edit: { ...edit, ...phone.accepted } });
  };
  expect(await corrected('98100 00009 / 98100 00010')).toEqual({ kind: 'done' });
  expect(await corrected('98100 00009 ext. 12'), 'the number is the same').toEqual({ kind: 'done' });
  expect(await corrected('98100 00009')).toMatchObject({ kind: 'refused' });
  const enquiry = await desk.enquiry(asha, reference);
  expect(enquiry?.phone).toBe('+919810000009');
  const notes = enquiry?.timeline.flatMap(({ kind, note }) => (kind === 'note' ? [note] : []));
  expect(notes).toEqual(['Phone: given as 98100 00009 / 98100 00010', 'Phone: extension 12']);
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

test('two enquiries of one family become one with both timelines and all that is held', async () => {
  const { desk, asha } = at();
  const first = await storedReference();
  const second = await storedReference(anEnquiry({ guest_count: '333' }));
  await desk.note(asha, second, 'They rang from another number.');
  const held = await aDefiniteFunction(open().db.owner, second);
  expect((await desk.sameFamily(asha, first)).map(({ reference }) => reference)).toEqual([second]);
  const merge = (other: string) =>
    desk
      .enquiry(asha, first)
      .then((seen) => desk.merge(asha, { reference: first, version: seen?.version ?? 0, other }));
  for (const nobodys of [first, 'TV-NOSUCH']) expect(await merge(nobodys)).toMatchObject({ kind: 'refused' });
  expect(await merge(second)).toEqual({ kind: 'done' });
  const { timeline = [] } = (await desk.enquiry(asha, first)) ?? {};
  expect(timeline.filter(({ of }) => of === second).map(({ kind }) => kind)).toEqual(['arrived', 'note', 'merged']);
  expect(timeline.find(({ kind }) => kind === 'function')?.after).toMatchObject({ reference: held });
  expect(await desk.enquiry(asha, second)).toMatchObject({ mergedInto: first, status: 'lost' });
  const { promise } = await desk.inbox(asha, readInboxFilter(new URLSearchParams()));
  expect(promise, 'to merge an enquiry is no answer').toEqual({ median: null, inTime: null });
  expect(await merge(second), 'twice').toMatchObject({ kind: 'refused' });
});

test('father and daughter with other phones are hinted at, and merged with what each wrote', async () => {
  const { desk, asha, admin } = at();
  const hers = await storedReference(anEnquiry({ name: 'Meera Śharma' }));
  const others = {
    ...anEnquiry({ name: 'Rajesh Sharma', email: 'rajesh@example.com', phone: '98100 77777' }),
    special_requirements: 'Guests now 750.',
  };
  const his = await storedReference(others);
  const stranger = await storedReference({
    ...others,
    name: 'Mrs Kapoor',
    phone: '98100 66666',
    email: 'k@example.com',
  });
  await storedReference({ ...others, name: 'Dev Sharma', event_date: inDays(121), email: 'dev@example.com' });

  const hint = (reference: string, name: string) => [
    { reference, name, sameName: true, sameSpace: false, sameContact: false },
  ];
  const { page, doubles } = await desk.inbox(asha, readInboxFilter(new URLSearchParams()));
  const told = page.rows.map(({ id, reference }) => [reference, doubles[id] ?? []]);
  expect(Object.fromEntries(told)).toMatchObject({
    [hers]: hint(his, 'Rajesh Sharma'),
    [his]: hint(hers, 'Meera Śharma'),
    [stranger]: [],
  });
  expect((await desk.enquiry(asha, hers))?.doubles).toEqual(hint(his, 'Rajesh Sharma'));
  // Whoever sees one house is told of nothing that names none.
  const uncle = await storedReference({ ...others, name: 'Om Sharma', venue_id: '', phone: '98100 55555' });
  expect((await desk.enquiry(asha, hers))?.doubles).toEqual(hint(his, 'Rajesh Sharma'));
  expect((await desk.enquiry(admin, hers))?.doubles.map(({ reference }) => reference)).toEqual([his, uncle]);
  const proposed = async (words?: string) =>
    (await desk.sameFamily(asha, hers, words)).map(({ reference }) => reference);
  expect(await proposed()).toEqual([his]);
  for (const words of ['kapoor', stranger.replace('-', '–'), '098100 66666'])
    expect(await proposed(words), words).toEqual([stranger, his]);

  // A hall that both ask for connects as well.
  await open().db.owner.query(`update venue_bookings set space = 'Open Lawn' where reference in ($1, $2)`, [
    his,
    stranger,
  ]);
  expect((await desk.enquiry(asha, stranger))?.doubles).toMatchObject([{ reference: his, sameSpace: true }]);
  expect(await desk.merge(asha, { reference: hers, version: 1, other: his })).toEqual({ kind: 'done' });
  const merged = await desk.enquiry(asha, hers);
  expect(merged?.doubles).toEqual([]);
  expect(merged?.timeline.find(({ of, kind }) => of === his && kind === 'arrived')?.note).toContain('Guests now 750.');

  // He is not lost: neither in the list of lost enquiries, nor in a file, nor for who is told of events.
  const lost = await desk.inbox(asha, readInboxFilter(new URLSearchParams('view=all&status=lost')));
  expect(lost.page.rows).toEqual([]);
  const file = await createInboxCsv(open().database.desk)(asha, { words: his });
  expect(await new Response(file).text()).not.toContain(his);
  const { rows } = await open().db.owner.query(
    `select data->>'status' as status from site.events where kind = 'enquiry.status_changed' and data->>'reference' = $1`,
    [his],
  );
  expect(rows).toEqual([{ status: 'merged' }]);

  // Merging joined their enquiries, and not the two of them.
  const exported = JSON.stringify(await desk.exportPerson(admin, hers, [hers]));
  for (const words of [his, 'Rajesh', 'rajesh@example.com', 'Guests now 750.']) expect(exported).not.toContain(words);
  expect(await desk.erasePerson(admin, hers, [hers])).toBe(true);
  expect(await desk.enquiry(asha, his)).toMatchObject({ name: 'Rajesh Sharma', mergedInto: null, status: 'new' });
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

test('who loses an enquiry waits for the diary before the lead, as who holds a date for it does', async () => {
  const { asha } = at();
  const reference = await storedReference();
  await aDefiniteFunction(open().db.owner, reference);
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  const holder = await open().db.owner.connect();
  try {
    await holder.query("begin; select diary.lock('the-tivoli')");
    const lost = change(asha, reference, { kind: 'move', to: 'lost', reason: 'date' });
    await expect.poll(() => count("pg_locks where locktype = 'advisory' and not granted")).toBe(1);
    await holder.query('select from leads where reference = $1 for update nowait', [reference]);
    await holder.query('commit');
    expect(await lost).toEqual({ kind: 'done' });
  } finally {
    holder.release(true);
  }
});
