import { expect, test } from 'vitest';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, inbox, change, storedReference } = deskOfThisFile();

test('the inbox is narrowed by property, event, status, source and owner', async () => {
  const { admin, asha } = at();
  const wedding = await storedReference();
  const birthday = await storedReference(anEnquiry({ event_type: 'birthday', venue_id: '', name: 'Kabir Sample' }));
  await change(admin, wedding, { kind: 'assign', owner: asha.id });
  await change(admin, wedding, { kind: 'move', to: 'contacted' });
  const called = await at().desk.addPhoneEnquiry(admin, {
    name: 'Dev Sample',
    phone: { number: '+919810000007', remark: null },
    email: null,
    venue_id: null,
    came_by: null,
    event_type: 'birthday',
    event_date: null,
    guest_count: null,
    day_exactness: 'day' as const,
    space: null,
    functions: [],
    budget_range: null,
    notes: null,
  });
  const found = async (query: string) => {
    const { page } = await inbox(admin, `view=all&${query}`);
    return page.rows.map(({ reference }) => reference).sort();
  };
  const narrowed: [query: string, references: string[]][] = [
    ['', [wedding, birthday, called]],
    ['property=the-tivoli', [wedding]],
    ['event=birthday', [birthday, called]],
    ['event=wedding', [wedding]],
    ['status=contacted', [wedding]],
    ['status=new', [birthday, called]],
    ['source=phone_inquiry', [called]],
    ['source=venue_booking', [wedding, birthday]],
    [`owner=${asha.id}`, [wedding]],
    [`owner=${admin.id}`, [called]],
    ['owner=nobody', [birthday]],
    ['event=birthday&owner=nobody', [birthday]],
    ['property=the-tivoli&event=birthday', []],
  ];
  for (const [query, references] of narrowed) expect(await found(query), query).toEqual(references.sort());
});

test('mine is what I have and what is not at its end', async () => {
  const { asha, admin } = at();
  const reference = await storedReference();
  const mine = async () => (await inbox(asha, 'view=mine')).page.rows.map((row) => row.reference);
  await change(admin, reference, { kind: 'assign', owner: asha.id });
  expect(await mine()).toEqual([reference]);
  expect((await inbox(admin, 'view=mine')).page.rows).toEqual([]);
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  await change(asha, reference, { kind: 'move', to: 'lost', reason: 'price' });
  expect(await mine()).toEqual([]);
});

test('an enquiry whose mail came back stands in its view, with what the mail server said', async () => {
  const { desk, asha } = at();
  const reference = await storedReference();
  await storedReference(anEnquiry({ name: 'Kabir Sample' }));
  await open().db.owner.query(
    `insert into site.mail (id, subject_table, subject_id, kind, recipient_hash, state, tries, last_error)
       select 'bounced-' || reference, 'venue_bookings', id, 'acknowledgement', repeat('a', 64), 'bounced', 3, 'no such mailbox'
         from venue_bookings where reference = $1`,
    [reference],
  );
  const { page, counts } = await inbox(asha, 'view=bounced');
  expect([page.rows.map((row) => row.reference), counts.bounced]).toEqual([[reference], 1]);
  const { timeline = [] } = (await desk.enquiry(asha, reference)) ?? {};
  expect(timeline.find(({ kind }) => kind === 'mail')).toMatchObject({
    author: null,
    after: { mail: 'acknowledgement', state: 'bounced', tries: 3, error: 'no such mailbox' },
  });
});

test('the promise is told by the middle time to an answer and the share that was answered in time', async () => {
  const { asha } = at();
  expect((await inbox(asha)).promise).toEqual({ median: null, inTime: null });
  for (let sent = 0; sent < 4; sent += 1) await storedReference(anEnquiry({ name: `Guest ${sent}` }));
  await open().db.owner.query(`
    with placed as (select id, row_number() over (order by id) as place from leads)
    update leads l set created_at = now() - interval '2 days', due_at = now() - interval '1 day',
           first_response_at = case place when 1 then now() - interval '47 hours' when 2 then now() - interval '45 hours' end
      from placed p where p.id = l.id and place < 4`);
  const { median, inTime } = (await inbox(asha)).promise;
  expect(median, 'of one and three hours').toBeCloseTo(2 * 3_600_000, -2);
  expect(inTime, 'one is overdue, one runs').toBeCloseTo(2 / 3);
});

test('a search takes the beginnings of all its words, and says nothing to less than two letters', async () => {
  const { desk, admin } = at();
  const reference = await storedReference(anEnquiry({ name: 'Kabir Sample', phone: '98111 22233' }));
  await storedReference(anEnquiry({ name: 'Kabir Other', phone: '98111 99999' }));
  const found = async (words: string) => (await desk.search(admin, words)).map((row) => row.reference);
  expect(await found('kabir')).toHaveLength(2);
  expect(await found('kabir sam')).toEqual([reference]);
  expect(await found('+91 (98111) 222-33')).toEqual([reference]);
  expect(await found('ka')).toHaveLength(2);
  for (const little of ['k', ' ', '9', '', '--']) expect(await found(little), little).toEqual([]);
  const long = `kabir sample ${'a '.repeat(200)}`;
  expect(await found(long), 'a whole page of words is no search').toEqual([]);
  const many = `${reference} ${'kabir '.repeat(20)}`;
  expect(await found(many)).toEqual([reference]);
});
