import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { calendarFeed } from '#app/desk/diary/server/feeds.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { aDateToHold, diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';

const { open, spaces, lead, empty } = diaryOfThisFile();

beforeEach(empty);

/** Reads a calendar with a library that did not write it. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      summary: event.summary,
      location: event.location,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    };
  });
}

test('another library reads a property’s feed: kind, space, time and state, and nothing of a guest', async () => {
  const { asha, diary } = open();
  const { 'the-castle': castle = '', 'open-lawn': lawn = '' } = await spaces();
  const family = await lead();
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await diary.hold(asha, aDateToHold({ spaces: [castle], day: soon }, { lead: family }));
  await diary.hold(
    asha,
    aDateToHold({ spaces: [lawn], day: soon, kind: 'haldi', from: '11:00', to: '15:00' }, { state: 'option' }),
  );
  await diary.hold(asha, aDateToHold({ spaces: [lawn], day: soon }, { state: 'enquiry' }));
  const feed = await diary.feed(await diary.addFeed(asha, israna));
  const text = feed ? calendarFeed(feed) : '';
  expect(eventsOf(text)).toEqual([
    {
      summary: 'Haldi (option), 650 guests',
      location: 'Open Lawn, Wedcation, Israna',
      starts: `${soon}T05:30:00.000Z`,
      ends: `${soon}T09:30:00.000Z`,
      status: 'TENTATIVE',
    },
    expect.objectContaining({
      summary: 'Wedding (definite), 650 guests',
      status: 'CONFIRMED',
      starts: `${soon}T13:30:00.000Z`,
    }),
  ]);
  for (const words of ['Meera', '9810000001', family]) expect(text).not.toContain(words);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a colleague’s own feed has the next steps of their enquiries, without a name; a property’s has none', async () => {
  const { asha, ravi, diary, db } = open();
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const step = async (owner: Principal, at: string | null, more = '') => {
    const reference = await lead();
    await db.owner.query(
      `update leads set assigned_to = $2, step_kind = 'tasting', step_on = $3, step_at = $4,
         step_words = 'for Meera' ${more} where reference = $1`,
      [reference, owner.id, day, at],
    );
    return reference;
  };
  const [atHour, wholeDay] = [await step(asha, '15:30'), await step(asha, null)];
  await step(ravi, '11:00');
  await step(asha, '11:00', ", status = 'lost'");
  await step(asha, '11:00', ", venue_id = 'the-tivoli'");
  const feed = await diary.feed(await diary.addFeed(asha, null));
  const text = feed ? calendarFeed(feed) : '';
  const events = eventsOf(text).map(({ summary, starts, ends }) => [summary, starts, ends]);
  expect(events).toHaveLength(2);
  expect(events).toContainEqual([`Tasting: ${atHour}`, `${day}T10:00:00.000Z`, `${day}T10:30:00.000Z`]);
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  expect(events.map(([summary]) => summary)).toContain(`Tasting: ${wholeDay}`);
  expect(text).not.toContain('Meera');
  expect((await diary.feed(await diary.addFeed(asha, israna)))?.steps).toEqual([]);
});

test('a feed answers nobody once it is revoked, or once its owner has left or sees the property no more', async () => {
  const { asha, ravi, diary, db } = open();
  const token = await diary.addFeed(asha, israna);
  expect(await diary.feed(token)).toMatchObject({ title: expect.stringContaining('Israna') });
  expect(await diary.feed(`${token}x`)).toBeNull();
  const [feed] = await diary.feeds(asha);
  expect(await diary.revokeFeed(ravi, feed?.id ?? ''), 'somebody else’s').toBe(false);
  await db.owner.query('delete from staff.user_property where user_id = $1', [asha.id]);
  expect(await diary.feed(token)).toBeNull();
  await db.owner.query('insert into staff.user_property values ($1, $2)', [asha.id, israna]);
  expect(await diary.revokeFeed(asha, feed?.id ?? '')).toBe(true);
  expect(await diary.feed(token)).toBeNull();
  await expect(diary.addFeed(ravi, israna)).rejects.toThrow('row-level security');
});

test('administrators revoke everybody’s feeds, colleagues their own, also of a property they see no more', async () => {
  const { admin, asha, diary, db } = open();
  const revokes = async (who: Principal) => {
    const token = await diary.addFeed(asha, israna);
    const [feed] = await diary.feeds(asha);
    await db.owner.query('delete from staff.user_property where user_id = $1', [asha.id]);
    expect(await diary.revokeFeed(who, feed?.id ?? '')).toBe(true);
    await db.owner.query('insert into staff.user_property values ($1, $2)', [asha.id, israna]);
    expect(await diary.feed(token)).toBeNull();
  };
  await revokes(admin);
  await revokes(asha);
});

test('a colleague’s own feed loses the functions of a property that they do not see any more', async () => {
  const { asha, diary, db } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await diary.hold(asha, aDateToHold({ spaces: [castle], day: soon }));
  const token = await diary.addFeed(asha, null);
  expect((await diary.feed(token))?.functions).toHaveLength(1);
  await db.owner.query('delete from staff.user_property where user_id = $1', [asha.id]);
  expect(await diary.feed(token)).toEqual({ title: 'My functions', functions: [], steps: [] });
  await db.owner.query('insert into staff.user_property values ($1, $2)', [asha.id, israna]);
});

test('no feed names the client of a function: not the property’s, and not a colleague’s own', async () => {
  const { asha, diary, db } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const family = await lead();
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await diary.hold(asha, aDateToHold({ spaces: [castle], day: soon }, { lead: family }));
  const { rows } = await db.owner.query('select * from leads where reference = $1', [family]);
  const { reference, customer_name: name, customer_email: email, customer_phone: phone } = rows[0];
  for (const property of [israna, null]) {
    const feed = await diary.feed(await diary.addFeed(asha, property));
    // Long lines are folded.
    const text = (feed ? calendarFeed(feed) : '').replaceAll('\r\n ', '');
    expect(eventsOf(text)).toMatchObject([
      { summary: 'Wedding (definite), 650 guests', location: 'The Castle, Wedcation, Israna' },
    ]);
    const told = JSON.stringify(feed) + text;
    for (const words of [reference, name, email, phone].filter(Boolean)) expect(told).not.toContain(words);
  }
});
