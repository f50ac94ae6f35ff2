import { expect, test } from 'vitest';
import { from, password, staffOfThisFile, wrongPassword } from '#tests/desk/staff-of-this-file.ts';

const { open, colleague, enter } = staffOfThisFile();

test('sixty passwords with a stolen session: after ten wrong ones it is over, however many come at once', async () => {
  const { staff } = open();
  await colleague('usha@example.com');
  for (const at of ['in turn', 'at once']) {
    const stolen = await enter('usha@example.com');
    const tries = Array.from({ length: 60 }, (_, place) => () => {
      const guess = `${wrongPassword} ${place}`;
      if (place % 3 === 0) return staff.account.endSecondFactor(from(stolen), guess);
      if (place % 3 === 1) return staff.account.changePassword(from(stolen), guess, 'saffron ladder beside the well');
      return staff.account.beginSecondFactor(from(stolen), guess);
    });
    const results = [];
    if (at === 'at once') results.push(...(await Promise.all(tries.map((attempt) => attempt()))));
    else for (const attempt of tries) results.push(await attempt());
    expect(results.filter(({ kind }) => kind === 'refused').length, at).toBeLessThan(10);
    expect(results.filter(({ kind }) => kind === 'ended').length, at).toBeGreaterThan(50);
    expect(await staff.whoAsks(from(stolen)), `${at}: signed out`).toBeNull();
  }
  const { rows } = await open().db.owner.query(
    `select count(*)::int from staff.audit where action = 'lost a session to wrong passwords'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('whoever mistypes a password nine times and then gives the right one goes on, and may mistype again', async () => {
  const { staff, db } = open();
  await colleague('vani@example.com');
  const cookies = await enter('vani@example.com');
  for (let round = 0; round < 2; round += 1) {
    await db.owner.query('update staff.session set wrong_tries = wrong_tries + 8');
    expect((await staff.account.endSecondFactor(from(cookies), wrongPassword)).kind).toBe('refused');
    expect((await staff.account.beginSecondFactor(from(cookies), password)).kind).toBe('done');
  }
});
