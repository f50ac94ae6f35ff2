import { beforeEach, expect, test } from 'vitest';
import { diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';
import { playDiary } from '#tests/desk/play-diary.ts';

const { open, spaces, empty } = diaryOfThisFile();

beforeEach(empty);

test('300 random bookings, joins, moves and expiries agree with a simple book: no overlap, none lost', async () => {
  const { db } = open();
  const steps = await playDiary({
    owner: db.owner,
    property: israna,
    spaces: Object.values(await spaces()),
    steps: 300,
    seed: 7,
  });
  expect(steps).toMatchObject({ steps: 300, differences: [] });
  expect(steps.done.promoted).toBeGreaterThan(0);
  expect(steps.done.refused).toBeGreaterThan(0);
});
