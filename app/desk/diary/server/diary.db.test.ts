import { beforeEach, expect, test } from 'vitest';
import { readMonthText } from '#app/desk/diary/month-function.tsx';
import { aDateToHold, diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';

const { open, spaces, empty } = diaryOfThisFile();

beforeEach(empty);

test('what a month shows of its functions survives its way as a text, whatever a reason says', async () => {
  const { asha, ravi, diary } = open();
  const { 'the-castle': castle = '', 'open-lawn': lawn = '' } = await spaces();
  const option = { state: 'option', expires: new Date(Date.now() + 86_400_000), mayWait: true } as const;
  const first = await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-02-14', expected: 1200 }, option));
  const second = await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-02-14' }, option));
  const references = [first, second].flatMap((result) => (result.kind === 'done' ? result.references : []));
  await diary.change(asha, { reference: references[1] ?? '', version: 1, change: { kind: 'challenge' } });
  const block = { state: 'blocked', reason: 'Floor | walls,\r\nand lamps' } as const;
  await diary.hold(asha, aDateToHold({ spaces: [castle, lawn], day: '2031-01-31', expected: null }, block));
  await diary.hold(asha, aDateToHold({ spaces: [castle], day: '2031-03-01' }));
  const of = { from: new Date('2031-01-01'), until: new Date('2031-04-01'), property: israna };
  const { functions } = await diary.month(asha, of);
  const night = { hours: '7:00 PM – 1:00 AM (next day)', kind: 'wedding', first: 14, last: 14, reason: null };
  expect(readMonthText(functions, '2031-02')).toEqual([
    {
      ...night,
      reference: references[0],
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
