import { expect, test } from 'vitest';
import { cvMessagesTexts as cvMessages } from '#app/careers/texts.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { atATime } from '#tests/support/at-a-time.ts';
import { limitedApplicationsOfThisFile } from '#tests/support/limited-applications-of-this-file.ts';
import { uploadLimits } from './upload-quota.server.ts';

const {
  open,
  applications,
  enquiries: newEnquiries,
  somebody,
  send,
  files,
  use,
  withinOneWindow,
} = limitedApplicationsOfThisFile();

test('of thirty applications of 5 MB from one address one is kept; others keep their texts, and read why', async () => {
  await withinOneWindow(async () => {
    const before = (await files()).length;
    const most = 5 * 1024 * 1024;
    const sent = await Promise.all(Array.from({ length: 30 }, () => send({ bytes: most })));
    const stored = sent.filter(({ outcome }) => outcome.kind === 'stored');
    expect(stored).toHaveLength(1);
    expect(await files()).toHaveLength(before + 1);
    const refused = sent.find(
      ({ outcome }) => outcome.kind === 'invalid' && outcome.errors.cv === cvMessages.manyLarge,
    );
    expect(refused?.outcome).toEqual({
      kind: 'invalid',
      errors: { cv: cvMessages.manyLarge },
      refused: { status: 429, retryAfter: expect.any(Number) },
    });
    expect(refused?.values).toMatchObject({ name: 'Asha Sample', motivation: expect.stringContaining('I cook') });
    expect((await send({ bytes: 500_000 })).outcome.kind, 'a small one from there').toBe('stored');
    expect((await send({ bytes: most, address: '203.0.113.8' })).outcome.kind, 'a neighbour').toBe('stored');
    const { rows } = await open().db.owner.query('select source from site.upload_traffic');
    expect(JSON.stringify(rows)).not.toContain('203.0');
  });
});

test('fifty people behind one address apply and enquire at once, and none is refused', async () => {
  await withinOneWindow(async () => {
    const to = applications();
    const enquiries = newEnquiries();
    const address = '198.51.100.1';
    expect(50 * uploadLimits.smallBytes).toBeLessThanOrEqual(uploadLimits.network.bytesADay);
    const people = Array.from({ length: 50 }, (_, index) => index);
    const became: string[] = [];
    // Twelve are sent at a time; another proof measures how long a crowd waits.
    await atATime(12, people, async (index) => {
      const guest = anEnquiry({ email: `guest${index}@example.com`, phone: `98200 ${10_000 + index}` });
      const [applied, enquired] = await Promise.all([
        send({ bytes: 100_000, address, to }),
        enquiries.submit(guest, { address, trap: '', tookMs: 40_000 }),
      ]);
      became.push(applied.outcome.kind, enquired.kind);
    });
    expect(became).toEqual(Array(100).fill('stored'));
  });
});

test('who sends the same again is told of the first, also where nothing is left of the allowance', async () => {
  await withinOneWindow(async () => {
    const values = somebody();
    const first = await send({ values, bytes: 5_000_000 });
    const [again, other] = await Promise.all([send({ values, bytes: 5_000_000 }), send({ bytes: 5_000_000 })]);
    expect(again.outcome).toMatchObject({ kind: 'stored', repeated: true });
    expect(again.outcome.kind === 'stored' && first.outcome.kind === 'stored').toBe(true);
    expect(other.outcome).toMatchObject({ kind: 'invalid', refused: { status: 429 } });
  });
});

/** How many bytes of a CV each application was stored with, in the order in which they came. */
const storedBytes = async () =>
  (await open().db.owner.query('select cv_size from career_applications order by created_at')).rows.map(
    ({ cv_size }) => cv_size,
  );

test.each([
  ['day-net-%', uploadLimits.network.bytesADay],
  ['all', uploadLimits.bytesADay],
])(
  'the room for files of %s is used to its last byte; beyond it an application is stored without',
  async (source, most) => {
    await withinOneWindow(async () => {
      const before = (await files()).length;
      expect((await send()).outcome.kind).toBe('stored');
      await use(source, most - 20_000);
      for (const bytes of [20_001, 20_000, 1_000]) expect((await send({ bytes })).outcome.kind).toBe('stored');
      expect(await storedBytes()).toEqual([20_000, null, 20_000, null]);
      expect((await files()).length - before).toBe(2);
    });
  },
);

test('a network has a sixteenth of the day’s room at most, and none of the others is hurt', async () => {
  expect(uploadLimits.network.bytesADay * 16).toBeLessThanOrEqual(uploadLimits.bytesADay);
  await withinOneWindow(async () => {
    await send({ address: '198.51.100.1' });
    await use('day-net-%', uploadLimits.network.bytesADay);
    await send({ address: '198.51.100.200' });
    await send({ address: '203.0.113.7' });
    expect(await storedBytes()).toEqual([20_000, null, 20_000]);
  });
});

test('tries are counted for ten minutes, large files for an hour, all others for a day', async () => {
  const spansOf = async (source: string) => {
    const { rows } = await open().db.owner.query(
      'select distinct extract(epoch from span)::int as span from site.upload_traffic where source like $1',
      [source],
    );
    return rows.map(({ span }) => span);
  };
  const startOf = (seconds: number) => Math.floor(Date.now() / 1_000 / seconds) * seconds;
  await withinOneWindow(async () => {
    expect((await send({ bytes: 2_000_000 })).outcome.kind).toBe('stored');
    expect(await spansOf('tries-%')).toEqual([startOf(600)]);
    expect(await spansOf('large-%')).toEqual([startOf(3_600)]);
    expect(await spansOf('day-%')).toEqual([startOf(86_400)]);
    expect(await spansOf('all')).toEqual([startOf(86_400)]);
  });
});

test('a flood of forms is over after its ten minutes, and says no longer a wait', async () => {
  await withinOneWindow(async () => {
    await send();
    await use('tries-line-%', uploadLimits.address.tries);
    const { outcome } = await send();
    expect(outcome.kind).toBe('flood');
    expect(outcome.kind === 'flood' && outcome.retryAfter).toBeLessThanOrEqual(600);
    await open().db.owner.query(
      "update site.upload_traffic set span = span - interval '10 minutes' where source like 'tries-%'",
    );
    expect((await send()).outcome.kind).toBe('stored');
  });
});

test('the seventeenth address of an IPv6 /64 is the same as the first', async () => {
  await withinOneWindow(async () => {
    await send({ address: '2001:db8:1:1::1' });
    await use('tries-line-%', uploadLimits.address.tries);
    expect((await send({ address: '2001:db8:1:1:ffff::17' })).outcome.kind).toBe('flood');
    expect((await send({ address: '2001:db8:1:2::1' })).outcome.kind).toBe('stored');
  });
});

test('all stored CVs together have a bound, and a disk may be full: applications and enquiries are taken', async () => {
  const to = applications({ storedBytes: 40_000 });
  for (const bytes of [20_000, 20_000, 1_000]) expect((await send({ to, bytes })).outcome.kind).toBe('stored');
  expect((await send({ to: applications({ isDiskFull: true }) })).outcome.kind).toBe('stored');
  expect(await storedBytes()).toEqual([20_000, 20_000, null, null]);
  const enquiries = newEnquiries();
  const sender = { address: '203.0.113.7', trap: '', tookMs: 40_000 };
  expect((await enquiries.submit(anEnquiry(), sender)).kind).toBe('stored');
});
