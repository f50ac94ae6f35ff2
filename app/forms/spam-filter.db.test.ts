import { beforeEach, describe, expect, test } from 'vitest';
import { createRequests } from '#app/enquiries/requests/requests.server.ts';
import { createEnquiries, type Enquiries } from '#app/enquiries/store-enquiry.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { withinWindowsOf } from '#tests/support/within-windows-of.ts';
import type { SenderFacts } from './form-types.ts';
import { createSpamFilter, enquiryTraffic as limits } from './spam-filter.server.ts';

const { open, count } = enquiriesOfThisFile();
const sender = { address: '203.0.113.7', trap: '', tookMs: 40_000 };
const secret = 'of the tests';

function guarded(): Enquiries {
  const spamFilter = createSpamFilter({ database: open().database.writes, secret, isCounting: true, log });
  return createEnquiries({ afterSubmit() {}, ...open(), spamFilter, findVenues, log });
}

let number = 0;
/** Each call is another family. */
function aFamily() {
  number += 1;
  return anEnquiry({ email: `family${number}@example.com`, phone: `98100 ${10_000 + number}` });
}

beforeEach(() => open().db.owner.query('truncate site.enquiry_traffic, site.mail, room_bookings cascade'));

const withinOneWindow = withinWindowsOf(limits.windowMs, () =>
  open().db.owner.query('truncate site.enquiry_traffic, venue_bookings, leads cascade; delete from jobs.job'),
);

test('families over the limit of one address are stored with the reason, and no mail goes out for them', async () => {
  const enquiries = guarded();
  await withinOneWindow(async () => {
    for (let sent = 0; sent < limits.address.hold + 2; sent += 1)
      expect(await enquiries.submit(aFamily(), sender)).toMatchObject({ kind: 'stored' });
  });
  const { rows } = await open().db.owner.query(
    `select b.quarantine, b.quarantine_reasons, l.quarantine as of_lead, l.quarantine_reasons as reasons_of_lead,
            count(*)::int as times
       from venue_bookings b join leads l on l.booking_id = b.id group by 1, 2, 3, 4 order by times`,
  );
  const reasons = ['many from one address'];
  expect(rows).toEqual([
    { quarantine: 'held', quarantine_reasons: reasons, of_lead: 'held', reasons_of_lead: reasons, times: 2 },
    { quarantine: 'none', quarantine_reasons: [], of_lead: 'none', reasons_of_lead: [], times: limits.address.hold },
  ]);
  expect(await count('jobs.job')).toBe(2 * limits.address.hold);
  expect(await enquiries.submit(aFamily(), { ...sender, address: '198.51.100.9' })).toMatchObject({ kind: 'stored' });
  expect(await count('jobs.job')).toBe(2 * limits.address.hold + 2);
});

/** Makes it look as if so many enquiries had come already in this window. */
async function alreadyCame(from: 'line' | 'net' | 'day-line' | 'day-net', enquiries: number): Promise<void> {
  await open().db.owner.query('update site.enquiry_traffic set enquiries = $1 where source like $2', [
    enquiries,
    `${from}-%`,
  ]);
}

test.each([
  ['line', limits.address.flood, '203.0.113.8', 'another address of its network'],
  ['net', limits.network.flood, '198.51.100.9', 'another network'],
] as const)(
  'a flood from one %s is refused from the enquiry on that goes beyond %i, and %s is not',
  async (from, most, other, _where) => {
    const enquiries = guarded();
    const [last, refused] = await withinOneWindow(async () => {
      await enquiries.submit(aFamily(), sender);
      await alreadyCame(from, most - 1);
      return [await enquiries.submit(aFamily(), sender), await enquiries.submit(aFamily(), sender)] as const;
    });
    expect(last).toMatchObject({ kind: 'stored' });
    expect(refused.kind).toBe('flood');
    const { retryAfter = 0 } = refused as { retryAfter?: number };
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(limits.windowMs / 1000);
    expect(await enquiries.submit(aFamily(), { ...sender, address: other })).toMatchObject({ kind: 'stored' });
    expect(await count('venue_bookings')).toBe(3);
  },
);

test('what one address sends beyond its own limits takes nothing from its neighbours', async () => {
  const enquiries = guarded();
  const neighbour = { ...sender, address: '203.0.113.8' };
  const own = aFamily();
  const outcomes = await withinOneWindow(async () => {
    await enquiries.submit(aFamily(), sender);
    await alreadyCame('net', limits.network.flood - 2);
    await alreadyCame('day-net', limits.network.hold - 1);
    await alreadyCame('day-line', limits.address.hold);
    const held = await enquiries.submit(aFamily(), sender);
    await alreadyCame('line', limits.address.flood);
    const refused = [await enquiries.submit(aFamily(), sender), await enquiries.submit(aFamily(), sender)];
    return [held, ...refused, await enquiries.submit(own, neighbour)].map(({ kind }) => kind);
  });
  expect(outcomes).toEqual(['stored', 'flood', 'flood', 'stored']);
  expect(await stored(own.email ?? '')).toEqual([{ quarantine: 'none', on_the_clock: true, mails: 2 }]);
});

/** What became of an enquiry: whether it is held back, and by when the team has to answer. */
async function stored(email: string) {
  const { rows } = await open().db.owner.query(
    `select quarantine, due_at - created_at = interval '24 hours' as on_the_clock,
            (select count(*)::int from jobs.job j where j.data->>'id' = b.id::text) as mails
       from venue_bookings b where email = $1`,
    [email],
  );
  return rows;
}

test('twelve enquiries with her e-mail do not silence her own: she is acknowledged and on the clock', async () => {
  const enquiries = guarded();
  const hers = { email: 'meera@example.com', phone: '98100 00000' };
  for (let sent = 0; sent < 12; sent += 1)
    await enquiries.submit(anEnquiry({ ...hers, guest_count: String(100 + sent) }), {
      ...sender,
      address: '198.51.100.9',
    });
  await open().db.owner.query("update venue_bookings set email = 'the-others@example.com'");
  const own = await enquiries.submit(anEnquiry(hers), sender);
  expect(own).toMatchObject({ kind: 'stored', enquiry: { mail: 'enough' } });
  expect(await stored(hers.email)).toEqual([{ quarantine: 'none', on_the_clock: true, mails: 1 }]);
});

test('fifty guests behind one address all reach the clock, each with both mails', async () => {
  const enquiries = guarded();
  await withinOneWindow(async () => {
    for (let sent = 0; sent < 50; sent += 1) await enquiries.submit(aFamily(), sender);
  });
  const { rows } = await open().db.owner.query(
    "select quarantine, count(*)::int as enquiries from leads where due_at = created_at + interval '24 hours' group by 1",
  );
  expect(rows).toEqual([{ quarantine: 'none', enquiries: 50 }]);
  expect(await count('jobs.job')).toBe(100);
});

test('a planner’s thirty of a day all reach the clock; three of them are acknowledged by mail', async () => {
  const enquiries = guarded();
  const outcomes = await withinOneWindow(async () => {
    await open().db.owner.query('truncate site.mail');
    const sent: unknown[] = [];
    for (let number = 0; number < 30; number += 1) {
      const values = anEnquiry({ email: 'planner@example.com', guest_count: String(200 + number) });
      const outcome = await enquiries.submit(values, sender);
      sent.push(outcome.kind === 'stored' ? outcome.enquiry.mail : outcome.kind);
    }
    return sent;
  });
  expect(outcomes).toEqual([...Array(3).fill('goes'), ...Array(27).fill('enough')]);
  expect(await count("leads where quarantine = 'none'")).toBe(30);
  expect(await count('jobs.job'), 'the team is told of each').toBe(33);
});

test('what is held back runs on the same clock, and its sender is told so, also when it is sent again', async () => {
  const enquiries = guarded();
  const values = aFamily();
  const trapped = { ...sender, trap: 'x' };
  expect(await enquiries.submit(values, trapped)).toMatchObject({ kind: 'stored', enquiry: { mail: 'held' } });
  const again = await enquiries.submit(values, trapped);
  expect(again).toMatchObject({ kind: 'stored', repeated: true, enquiry: { mail: 'held' } });
  expect(await stored(String(values.email))).toEqual([{ quarantine: 'held', on_the_clock: true, mails: 0 }]);
});

/** A form that is sent with the same content each time, by its kind. */
function sendAgain(form: 'enquiry' | 'room' | 'loyalty' | 'contact') {
  const enquiries = guarded();
  const { database, spamFilter } = open();
  const requests = createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
  const person = { name: 'Meera Sample', email: 'meera@example.com', phone: '98110 55502' };
  return {
    enquiry: (from: SenderFacts, ids = {}) => enquiries.submit({ ...anEnquiry(person), ...ids }, from),
    room: (from: SenderFacts, ids = {}) => requests.room(aRoomHotel(), { ...aRoomRequest(person), ...ids }, from),
    loyalty: (from: SenderFacts, ids = {}) => requests.loyalty({ ...person, ...ids }, from),
    contact: (from: SenderFacts, ids = {}) =>
      requests.contact({ ...person, topic: 'other', message: 'How much water does a wedding take?', ...ids }, from),
  }[form];
}

const tables = { enquiry: 'venue_bookings', room: 'room_bookings', loyalty: 'leads', contact: 'leads' } as const;

describe.each(['enquiry', 'room', 'loyalty', 'contact'] as const)(
  '%s: a customer whose words somebody sent first',
  (form) => {
    const stranger = { address: '198.51.100.9', trap: 'x', tookMs: 40_000 };
    const hers = { submission_id: '5f0f6a52-6d0a-4c7e-9a53-0d6f0a8f4c11' };
    const table = tables[form];
    const all = async () => {
      const { rows } = await open().db.owner.query(
        `select t.quarantine, l.quarantine as of_lead, l.due_at - l.created_at = interval '24 hours' as on_the_clock,
              (select count(*)::int from jobs.job j where j.data->>'id' = t.id::text) as mails
         from ${table} t join leads l on ${table === 'leads' ? 'l.id = t.id' : 'l.booking_id = t.id'}
        order by t.created_at, t.id`,
      );
      return rows;
    };
    const reached = { quarantine: 'none', of_lead: 'none', on_the_clock: true, mails: 2 };

    test.each(['held', 'spam'])('in a way that is %s is acknowledged and on the clock, once', async (quarantine) => {
      const send = sendAgain(form);
      expect(await send(stranger)).toMatchObject({ kind: 'stored', enquiry: { mail: 'held' } });
      await open().db.owner.query(
        `update ${table} set quarantine = '${quarantine}', created_at = now() - interval '1 hour'`,
      );
      await open().db.owner.query(`update leads set quarantine = '${quarantine}'`);
      const answers = await Promise.all([send(sender, hers), send(sender, hers), send(sender)]);
      expect(answers.map((answer) => answer.kind === 'stored' && answer.enquiry.mail)).toEqual([
        'goes',
        'goes',
        'goes',
      ]);
      expect(answers.filter((answer) => answer.kind === 'stored' && !answer.repeated)).toHaveLength(1);
      expect(await all()).toEqual([expect.objectContaining({ quarantine, mails: 0 }), reached]);
    });

    test('is shown to the team also if hers is held back and the stranger’s was marked as spam', async () => {
      const send = sendAgain(form);
      await send(stranger);
      await open().db.owner.query(`update ${table} set quarantine = 'spam'`);
      for (const repeated of [false, true])
        expect(await send({ ...sender, trap: 'x' })).toMatchObject({
          kind: 'stored',
          repeated,
          enquiry: { mail: 'held' },
        });
      expect((await all()).map((row) => row.quarantine).sort()).toEqual(['held', 'spam']);
    });

    test('her own submission that was held back is found by its id', async () => {
      const send = sendAgain(form);
      const first = await send({ ...sender, trap: 'x' }, hers);
      expect(await send(sender, hers)).toMatchObject({ kind: 'stored', repeated: true, enquiry: { mail: 'held' } });
      expect(first).toMatchObject({ kind: 'stored', repeated: false });
      expect(await all()).toHaveLength(1);
    });
  },
);

test('families behind a proxy that nobody named are not held back for each other', async () => {
  const enquiries = guarded();
  for (let sent = 0; sent < limits.address.hold + 2; sent += 1)
    expect(await enquiries.submit(aFamily(), { ...sender, address: '' })).toMatchObject({ kind: 'stored' });
  const { rows } = await open().db.owner.query("select count(*)::int as held from leads where quarantine = 'held'");
  expect(rows).toEqual([{ held: 0 }]);
});

test('words that several people send are noticed, and what is kept of an address is not the address', async () => {
  const enquiries = guarded();
  const words = 'Buy followers today: https://example.com and https://example.org are open.';
  for (const email of ['one@example.com', 'two@example.com', 'three@example.com'])
    await enquiries.submit({ ...aFamily(), email, special_requirements: words }, sender);
  const { rows } = await open().db.owner.query('select email from venue_bookings where quarantine = $1', ['held']);
  expect(rows).toEqual([{ email: 'three@example.com' }]);
  const { rows: sources } = await open().db.owner.query('select source from site.enquiry_traffic');
  expect(JSON.stringify(sources)).not.toContain('203.0.113');
});

test('a program that fills in the hidden field is stored and held back, also where nothing is counted', async () => {
  expect(await open().enquiries.submit(aFamily(), { ...sender, trap: '+1 555' })).toMatchObject({ kind: 'stored' });
  const { rows } = await open().db.owner.query('select quarantine_reasons from leads');
  expect(rows).toEqual([{ quarantine_reasons: ['trap'] }]);
  expect(await count('jobs.job')).toBe(0);
});

test('a guard that cannot count lets everybody pass', async () => {
  const away = openDatabase('postgres://site@127.0.0.1:1/none');
  const spamFilter = createSpamFilter({ database: away.writes, secret, isCounting: true, log });
  const verdict = await spamFilter.judge({ sender, email: 'a@example.com', words: null });
  expect(verdict).toEqual({ kind: 'pass', spamReasons: [], mailbox: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await away.close();
});
