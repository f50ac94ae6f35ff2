import { beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { createConfirmations } from '#app/enquiries/confirmation/confirmation.server.ts';
import { createRequests } from '#app/enquiries/requests/requests.server.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { unknownSender } from '#app/forms/receive-form.server.ts';
import type { FindPrices } from '#app/prices/estimate-of.ts';
import { properties } from '#content/properties.ts';
import { storedApplication } from '#tests/desk/stored-application.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { actInWords } from './family-acts.ts';
import { changeDefinition } from './family-forms.ts';
import { createFamilyLinks, type LinkSubject } from './family-links.server.ts';
import { createFamilyPages } from './read-family-page.server.ts';
import { createFamilyReceiver } from './receive-act.server.ts';

const { open, storedReference, queuedJobs } = enquiriesOfThisFile();
beforeEach(() => open().db.owner.query('truncate site.family_link, room_bookings, site.events cascade'));

const secret = 'a secret of the tests, long enough to be one';

function family(findPrices?: FindPrices) {
  const { database, spamFilter } = open();
  const links = createFamilyLinks({ database: database.writes, secret });
  const confirmations = createConfirmations({ database, findVenues, log });
  const catalogue = { hotelBySlug: async () => ({ value: { kind: 'not-found' } }) } as unknown as Catalogue;
  const pages = createFamilyPages({
    ...{ database, links, confirmations, findVenues, catalogue, log },
    ...(findPrices && { findPrices }),
  });
  const receiver = createFamilyReceiver({
    afterSubmit() {},
    database,
    spamFilter,
    links,
    pages,
    appSecret: secret,
    log,
  });
  const send = (key: string, values: FormValues) =>
    receiver.submit({ key, submission_id: crypto.randomUUID(), ...values }, unknownSender);
  const read = async (key: string) => {
    const opened = await pages.open(key, '203.0.113.7');
    if (opened.kind !== 'page') throw new Error(`The page did not open: ${opened.kind}`);
    return opened.page;
  };
  return { links, send, read };
}

/** Stores an enquiry that was answered already, and returns the key of its page. */
async function answeredEnquiry(values = anEnquiry()) {
  const reference = await storedReference(values);
  const { owner } = open().db;
  await owner.query(
    `update leads set status = 'contacted', due_at = now() - interval '2 days', first_response_at = now() - interval '2 days'`,
  );
  await owner.query(`delete from jobs.job`);
  const { rows } = await owner.query('select id from venue_bookings where reference = $1', [reference]);
  const subject: LinkSubject = { of: 'venue_bookings', id: rows[0].id };
  return { reference, subject, key: await family().links.tokenFor(subject) };
}

const lead = async () => {
  const { rows } = await open().db.owner.query(
    `select event_date::text as day, guest_count as guests, first_response_at as answered, version, status,
            round(extract(epoch from due_at - now()) / 3600)::int as hours from leads`,
  );
  return rows[0];
};
const timeline = async () => {
  const { rows } = await open().db.owner.query('select author, before, after, note from desk.change order by id');
  return rows;
};

test('a change stands in the timeline, starts the time for an answer and is mailed to the house', async () => {
  const { send, read } = family();
  const { key, subject } = await answeredEnquiry();
  const values = { act: 'change', event_date: inDays(121), guest_count: '६००', message: 'The uncles come after all.' };
  expect(await send(key, values)).toMatchObject({ kind: 'stored', repeated: false });
  expect(await lead()).toMatchObject({
    day: inDays(121),
    guests: 600,
    answered: null,
    hours: 24,
    version: 2,
    status: 'contacted',
  });
  expect(await timeline()).toEqual([
    {
      author: 'The family',
      before: { type: 'wedding', day: inDays(120), exactness: 'day', guests: 450, functions: [] },
      after: { act: 'change', day: inDays(121), exactness: 'day', guests: 600 },
      note: 'The uncles come after all.',
    },
  ]);
  expect(await queuedJobs('enquiry-mail')).toEqual([{ ...subject, mail: 'act', about: expect.any(String) }]);
  const { rows } = await open().db.owner.query(
    `select data->>'status' as status from site.events where kind = 'enquiry.changed'`,
  );
  expect(rows).toEqual([{ status: 'contacted' }]);
  expect(await read(key)).toMatchObject({
    state: 'waiting',
    summary: { guestCount: 600, eventDate: inDays(121) },
    acts: [{ act: 'change', guests: 600, note: 'The uncles come after all.' }],
  });
});

test('the same act is stored once, however often it is sent, with and without a script', async () => {
  const { send } = family();
  const { key } = await answeredEnquiry();
  const change = { act: 'change', event_date: inDays(120), guest_count: '500', message: 'Five hundred.' };
  const scripted = { ...change, submission_id: crypto.randomUUID() };
  const results = await Promise.all([1, 2, 3, 4].map(() => send(key, scripted)));
  expect(results.filter((result) => result.kind === 'stored' && !result.repeated)).toHaveLength(1);
  for (const _ of [1, 2]) expect(await send(key, { ...change, submission_id: '' })).toMatchObject({ repeated: true });
  const visit = { act: 'visit', what: 'tasting', day_1: inDays(3), hour_1: '16:00', submission_id: '' };
  expect(await send(key, visit)).toMatchObject({ repeated: false });
  expect(await send(key, visit)).toMatchObject({ repeated: true });
  // Back to what it was, and forth again: three changes.
  for (const guest_count of ['450', '500'])
    expect(await send(key, { ...change, message: '', guest_count, submission_id: '' })).toMatchObject({
      repeated: false,
    });
  expect((await timeline()).map(({ after }) => after.act)).toEqual(['change', 'visit', 'change', 'change']);
  expect(await queuedJobs('enquiry-mail')).toHaveLength(4);
});

test('what cannot be right is said at its field, and nothing is stored', async () => {
  const { send } = family();
  const { key } = await answeredEnquiry();
  expect(await send(key, { act: 'change', event_date: inDays(-1), guest_count: '0' })).toMatchObject({
    kind: 'invalid',
    errors: { event_date: 'Choose a date from today on', guest_count: expect.stringContaining('10,000') },
  });
  expect(await send(key, { act: 'visit', what: 'visit', day_1: '', day_2: inDays(0), hour_1: '3:00' })).toMatchObject({
    kind: 'invalid',
    errors: { day_1: 'Choose a day', day_2: 'Choose a day from tomorrow on', hour_1: 'Choose an hour from the list' },
  });
  expect(await send(key, { act: 'message', message: ' ' })).toMatchObject({
    kind: 'invalid',
    errors: { message: expect.any(String) },
  });
  expect(await send(key, { act: 'invented' })).toEqual({ kind: 'ended' });
  expect(await timeline()).toEqual([]);
});

test('the guests of one function change, and its hall stays; a day that was open is given', async () => {
  const { send, read } = family();
  const month = `${inDays(120).slice(0, 7)}-01`;
  const { key } = await answeredEnquiry(
    anEnquiry({
      day_exactness: 'month',
      event_month: month.slice(0, 7),
      space: 'ntb-hall',
      function_2_kind: 'sangeet',
      function_2_guests: '300',
      function_2_space: 'oyster-greens',
      function_3_kind: 'haldi',
    }),
  );
  const stands = await read(key);
  expect(stands.plan).toMatchObject({
    exactness: 'month',
    functions: [{ kind: 'wedding' }, { kind: 'sangeet', guests: 300 }, {}],
  });
  const functions = {
    function_1_kind: '',
    function_2_kind: 'sangeet',
    function_3_kind: 'haldi',
    function_3_guests: '450',
  };
  const change = { act: 'change', event_date: '', guest_count: '450', ...functions };
  expect(await send(key, { ...change, function_2_guests: '300' })).toMatchObject({ repeated: true });
  await send(key, { ...change, function_2_guests: '380' });
  const [sangeet] = await timeline();
  expect(actInWords(sangeet.before, sangeet.after)).toBe(
    'The family changed Sangeet, day open, 380 guests, Oyster Greens.',
  );
  expect((await read(key)).plan).toMatchObject({
    day: month,
    exactness: 'month',
    functions: [{ space: 'NTB Hall' }, { guests: 380, space: 'Oyster Greens', day: null }, { kind: 'haldi' }],
  });
  const days = { event_date: inDays(121), function_2_day: inDays(120), function_2_guests: '380' };
  await send(key, { ...change, ...days, function_3_kind: 'none' });
  expect((await read(key)).plan).toMatchObject({
    day: inDays(121),
    exactness: 'day',
    functions: [
      { kind: 'wedding', day: inDays(121) },
      { kind: 'sangeet', day: inDays(120), space: 'Oyster Greens' },
    ],
  });
  expect(await send(key, { ...change, ...days, function_2_day: inDays(-2) })).toMatchObject({
    kind: 'invalid',
    errors: { function_2_day: 'Choose a date from today on' },
  });
});

test('what the family left as its page showed it does not take back what the team has corrected since', async () => {
  const { send, read } = family();
  const { key } = await answeredEnquiry(
    anEnquiry({ function_2_kind: 'sangeet', function_2_day: inDays(119), function_2_guests: '300' }),
  );
  const { plan } = await read(key);
  if (!plan) throw new Error('An enquiry has a plan.');
  const { hidden, fields } = changeDefinition({ key, reference: '', today: inDays(0), plan });
  const shown: FormValues = { ...hidden, ...Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])) };
  await open().db.owner.query(
    `update leads set guest_count = 480, event_date = '${inDays(122)}', functions = '[{"kind":"wedding","day":null,"guests":480,"space":null},{"kind":"sangeet","day":"${inDays(119)}","guests":333,"space":null}]'`,
  );
  await send(key, { ...shown, message: 'Is there a ramp?' });
  expect(await timeline()).toMatchObject([{ after: { act: 'message' }, note: 'Is there a ramp?' }]);
  await send(key, { ...shown, event_date: inDays(121) });
  expect((await read(key)).plan).toMatchObject({ day: inDays(121), guests: 480, functions: [{}, { guests: 333 }] });
  const changed = await send(key, { ...shown, function_2_guests: '350', message: 'Fifty more.' });
  expect(changed).toMatchObject({ kind: 'invalid', errors: { function_1_kind: expect.stringContaining('meanwhile') } });
});

test('what follows a withdrawal stands as an enquiry does again', async () => {
  const { send, read } = family();
  const { key } = await answeredEnquiry();
  await send(key, { act: 'withdraw' });
  await send(key, { act: 'change', event_date: inDays(120), guest_count: '350', message: 'Plans are back.' });
  expect(await read(key)).toMatchObject({ state: 'waiting' });
  await send(key, { act: 'withdraw' });
  expect(await read(key)).toMatchObject({ state: 'withdrawn' });
});

test('a function that is left out is named, and the estimate is made anew', async () => {
  const property = properties.find(({ slug }) => slug === 'the-tivoli');
  const findPrices: FindPrices = async () => (property ? { property, taxRates: [] } : null);
  const { send, read } = family(findPrices);
  const { key } = await answeredEnquiry(
    anEnquiry({
      venue_id: 'the-tivoli',
      function_2_kind: 'sangeet',
      function_2_day: inDays(119),
      function_2_guests: '300',
    }),
  );
  const change = { act: 'change', event_date: inDays(120), guest_count: '450', function_2_day: inDays(119) };
  await send(key, { ...change, function_2_kind: 'sangeet', function_2_guests: '400' });
  const { summary } = await read(key);
  expect(summary?.estimate?.lines.map(({ what, count }) => [what, count])).toEqual([
    ['wedding', 450],
    ['sangeet', 400],
  ]);
  await send(key, { ...change, function_2_kind: 'none' });
  const left = (await timeline()).at(-1);
  expect(actInWords(left.before, left.after)).toMatch(/^The family changed no longer Sangeet, .*, 400 guests\.$/);
  expect((await read(key)).summary?.estimate?.lines).toMatchObject([{ what: 'wedding', count: 450 }]);
});

test('a day that has passed may stay while the guests change', async () => {
  const { send } = family();
  const { key } = await answeredEnquiry();
  await open().db.owner.query(`update leads set event_date = current_date - 3, guest_count = 450`);
  const { day } = await lead();
  expect(await send(key, { act: 'change', event_date: day, guest_count: '460' })).toMatchObject({ kind: 'stored' });
});

test('relatives change nothing, and neither does anybody once the link has ended', async () => {
  const { links, send } = family();
  const { key, subject } = await answeredEnquiry();
  const change = { act: 'change', event_date: inDays(120), guest_count: '500' };
  expect(await send(key, { act: 'share' })).toMatchObject({ kind: 'stored' });
  const theirs = await links.relativesToken(subject);
  expect(await send(theirs ?? '', change)).toEqual({ kind: 'ended' });
  expect(await send(key, { act: 'close' })).toMatchObject({ kind: 'stored' });
  expect(await send(key, change)).toEqual({ kind: 'ended' });
  expect(await links.relativesToken(subject)).toBeNull();
  expect(await lead()).toMatchObject({ guests: null, version: 1, hours: -48 });
});

test('to withdraw leaves what is held to the team, which is told', async () => {
  const { send, read } = family();
  const { key } = await answeredEnquiry();
  await send(key, { act: 'withdraw' });
  expect(await lead()).toMatchObject({ status: 'contacted', answered: null, hours: 24 });
  expect(await read(key)).toMatchObject({ state: 'withdrawn' });
  expect(await queuedJobs('enquiry-mail')).toHaveLength(1);
});

test('what a family changes after a merge is told to the enquiry that goes on', async () => {
  const { send } = family();
  const { key } = await answeredEnquiry();
  const { owner } = open().db;
  const other = await storedReference(anEnquiry({ name: 'Ravi Sample' }));
  await owner.query(
    `update leads set merged_into = (select id from leads where reference = $1), status = 'lost', lost_reason = 'merged' where reference <> $1`,
    [other],
  );
  await owner.query(`update leads set status = 'contacted' where reference = $1`, [other]);
  await send(key, { act: 'change', event_date: inDays(120), guest_count: '500' });
  const { rows } = await owner.query(
    'select reference = $1 as other, guest_count as guests, first_response_at is null as open from leads order by 1',
    [other],
  );
  expect(rows).toEqual([
    { other: false, guests: 500, open: false },
    { other: true, guests: null, open: true },
  ]);
});

test('a request for data goes to the team only with the link that was mailed to the stored address', async () => {
  const { links, send } = family();
  const { key, subject } = await answeredEnquiry();
  expect(await send(key, { act: 'erase' })).toMatchObject({ location: expect.stringContaining('done=mailed') });
  expect(await timeline()).toEqual([]);
  expect(await queuedJobs('enquiry-mail')).toEqual([
    { ...subject, mail: 'confirm', about: expect.stringMatching(/^erase-/) },
  ]);
  const confirm = links.confirmation(subject, 'copy');
  await send(key, { act: 'erase', confirm });
  await send(key, { act: 'erase', confirm: `${links.confirmation(subject, 'erase')}x` });
  expect(await timeline(), 'a signature is for one request').toEqual([]);
  expect(await send(key, { act: 'erase', confirm: links.confirmation(subject, 'erase') })).toMatchObject({
    kind: 'stored',
  });
  expect(await timeline()).toMatchObject([{ after: { act: 'erase' } }]);
});

test('a guest of a room writes and withdraws, and an applicant withdraws', async () => {
  const { links, send, read } = family();
  const { database, spamFilter, db } = open();
  const requests = createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
  const room = await requests.room(aRoomHotel(), aRoomRequest());
  if (room.kind !== 'stored') throw new Error('The room request was not stored.');
  const key = await links.tokenFor({ of: 'room_bookings', id: room.enquiry.id });
  expect(await read(key)).toMatchObject({ kind: 'room', plan: null, rows: expect.arrayContaining([['Rooms', '1']]) });
  expect(await send(key, { act: 'message', message: 'We arrive at midnight.' })).toMatchObject({ kind: 'stored' });
  await storedApplication(db);
  const { rows } = await db.owner.query('select id from career_applications');
  const theirs = await links.tokenFor({ of: 'career_applications', id: rows[0].id });
  expect(await read(theirs)).toMatchObject({ kind: 'application', application: 'new', name: 'Kabir Sample' });
  expect(await send(theirs, { act: 'withdraw' })).toMatchObject({ kind: 'stored' });
  expect(await read(theirs)).toMatchObject({ state: 'withdrawn', acts: [{ act: 'withdraw' }] });
});

test('a new link goes to the stored address, and the answer is the same for what nobody knows', async () => {
  const { send } = family();
  const { reference, subject } = await answeredEnquiry();
  const answers = await Promise.all(
    [reference.toLowerCase().replace('-', '\u200e '), 'MEERA@example.com', 'nobody@example.com', 'TV-XXXXXX', ''].map(
      (contact) => send('', { act: 'link', contact }),
    ),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  await expect.poll(() => queuedJobs('enquiry-mail')).toHaveLength(2);
  const job = { ...subject, mail: 'link', about: expect.any(String) };
  expect(await queuedJobs('enquiry-mail')).toEqual([job, job]);
});
