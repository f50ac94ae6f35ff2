import { beforeEach, expect, test } from 'vitest';
import { readMonthText } from '#app/desk/diary/month-function.tsx';
import { aDateToHold, diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';

const { open, spaces, lead, empty } = diaryOfThisFile();

beforeEach(empty);

test('what a month shows of its functions survives its way as a text, whatever a reason says', async () => {
  const { asha, ravi, diary, db } = open();
  const { 'the-castle': castle = '', 'open-lawn': lawn = '' } = await spaces();
  const option = { state: 'option', expires: new Date(Date.now() + 86_400_000), mayWait: true } as const;
  const family = await lead();
  await db.owner.query(`update leads set customer_name = 'Meera | Sample'`);
  const held = { ...option, lead: family };
  const first = await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-02-14', expected: 1200 }, held));
  const second = await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-02-14' }, option));
  const references = [first, second].flatMap((result) => (result.kind === 'done' ? result.references : []));
  await diary.change(asha, { reference: references[1] ?? '', version: 1, change: { kind: 'challenge' } });
  const block = { state: 'blocked', reason: 'Floor | walls,\r\nand lamps' } as const;
  await diary.hold(asha, aDateToHold({ spaces: [castle, lawn], day: '2031-01-31', expected: null }, block));
  await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-03-01' }));
  const of = { from: new Date('2031-01-01'), until: new Date('2031-04-01'), property: israna };
  const { functions } = await diary.month(asha, of);
  const night = {
    hours: '7:00 PM – 1:00 AM (next day)',
    kind: 'wedding',
    first: 14,
    last: 14,
    family: null,
    reason: null,
  };
  expect(readMonthText(functions, '2031-02')).toEqual([
    {
      ...night,
      reference: references[0],
      family: 'Meera   Sample',
      spaces: [castle],
      state: 'option',
      rank: 1,
      isChallenged: true,
      guests: 1200,
    },
    {
      ...night,
      reference: references[1],
      spaces: [castle],
      state: 'option',
      rank: 2,
      isChallenged: false,
      guests: 650,
    },
  ]);
  expect(readMonthText(functions, '2031-01')).toMatchObject([
    { state: 'blocked', rank: null, guests: null, spaces: [castle, lawn], reason: 'Floor | walls,  and lamps' },
  ]);
  expect(await diary.month(ravi, of)).toMatchObject({ functions: '', busy: [{}, {}, {}] });
  expect(readMonthText('', '2031-02')).toEqual([]);
});

test('an enquiry’s day follows what is held for it where that was asked, and its history says so', async () => {
  const { asha, diary, db } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const family = await lead();
  const days = async () => {
    const { rows } = await db.owner.query(
      `select event_date::text as day, version, (select count(*)::int from desk.change where kind = 'edited') as changes from leads`,
    );
    return rows[0];
  };
  const planOn = (day: string) => aDateToHold({ spaces: [castle], day }).plan;
  const replan = async (day: string, movesEnquiry: boolean) => {
    const [held] = await diary.ofLead(asha, family);
    const { reference = '', version = 0 } = held ?? {};
    return diary.change(asha, { reference, version, change: { kind: 'replan', plan: planOn(day), movesEnquiry } });
  };
  await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-02-14' }, { lead: family, movesEnquiry: true }));
  expect(await days()).toEqual({ day: '2031-02-14', version: 2, changes: 1 });
  await replan('2031-02-16', true);
  expect(await days()).toEqual({ day: '2031-02-16', version: 3, changes: 2 });
  await replan('2031-02-20', false);
  expect(await days(), 'not asked').toEqual({ day: '2031-02-16', version: 3, changes: 2 });
  await diary.moveEvent(asha, { lead: family, days: 1, movesEnquiry: true });
  expect(await days(), 'nothing was held on the day that it said').toEqual({
    day: '2031-02-21',
    version: 4,
    changes: 3,
  });
  await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-02-19' }, { lead: family }));
  await diary.moveEvent(asha, { lead: family, days: -2, movesEnquiry: true });
  expect(await days(), 'the day of the wedding, not of what comes before').toMatchObject({ day: '2031-02-19' });
  await diary.moveEvent(asha, { lead: family, days: 5 });
  expect(await days()).toEqual({ day: '2031-02-19', version: 5, changes: 4 });
});
