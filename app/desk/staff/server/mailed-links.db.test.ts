import { expect, test } from 'vitest';
import { linkMail, recoveryMail } from '#app/desk/emails/send-desk-mail.server.ts';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { from, password, secret, staffOfThisFile, tokenOf } from '#tests/desk/staff-of-this-file.ts';

const { open, colleague, countingReplica, withoutPublicUrl, withinOneWindow } = staffOfThisFile();

test('recovery treats an unknown e-mail alike; its mail goes to staff and names the site’s own host', async () => {
  const { staff, database, db } = open();
  await colleague('dev@example.com');
  await withoutPublicUrl().recover(from(), 'dev@example.com');
  await withoutPublicUrl().mailInvitation('of nobody');
  const known = await staff.recover({ ...from(), origin: 'https://evil.example' }, 'DEV@example.com');
  expect(await staff.recover(from(), 'nobody@example.com')).toEqual(known);
  const { rows } = await db.owner.query(
    "select data, retry_limit from jobs.job where name = 'desk-mail' order by created_on",
  );
  const waiting = { data: { mail: 'recovery', id: expect.any(String), sealed: expect.any(String) }, retry_limit: 31 };
  expect(rows, 'who has an account is not looked up before the answer').toEqual([waiting, waiting]);
  expect(JSON.stringify(rows)).not.toMatch(/dev@|nobody@/);
  const parts = { database: database.jobs, secret, publicUrl: 'https://tivoli.example' };
  const mails = [];
  for (const { data } of rows) mails.push(await recoveryMail(parts, data));
  const mail = mails.find((found) => found?.to === 'dev@example.com');
  expect(mails.filter(Boolean)).toHaveLength(1);
  const link = mail?.content.facts[0]?.[1] ?? '';
  expect(link).toMatch(/^https:\/\/tivoli\.example\/desk\/welcome\?token=/);
  expect(await staff.whoseLink(tokenOf(link))).toMatchObject({ email: 'dev@example.com' });
  expect(await recoveryMail({ ...parts, secret: 'another' }, rows[0].data)).toBeNull();
});

test('the mail of an invitation waits sealed, and goes out while its link holds', async () => {
  const { staff, database, db } = open();
  const token = tokenOf(await inviteByCommand(db.db, 'gita@example.com'));
  await staff.mailInvitation(token);
  const { rows } = await db.owner.query(
    "select data from jobs.job where name = 'desk-mail' and data->>'mail' = 'link'",
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const job = rows[0].data;
  const parts = { database: database.jobs, secret };
  expect(await linkMail(parts, job)).toMatchObject({ id: `staff-${job.id}`, to: 'gita@example.com' });
  expect(await linkMail({ ...parts, secret: 'another' }, job)).toBeNull();
  await staff.setPassword(from(), token, password);
  expect(await linkMail(parts, job), 'a link that was used').toBeNull();
});

test('recoveries are limited by network, and by e-mail without a word of it', async () => {
  const { db } = open();
  const staff = countingReplica(undefined, 'https://tivoli.example');
  await withinOneWindow(async () => {
    await db.owner.query('delete from jobs.job');
    const ask = (email: string, place: number) => staff.recover(from([], `2001:db8:5:5::${place}`), email);
    for (let place = 0; place < 20; place += 1)
      expect(await ask(place < 7 ? 'asked@example.com' : `${place}@example.com`, place)).toEqual({ kind: 'asked' });
    expect(await ask('another@example.com', 21)).toEqual({ kind: 'wait', seconds: expect.any(Number) });
    const { rows } = await db.owner.query("select count(*)::int from jobs.job where name = 'desk-mail'");
    expect(rows, 'five mails for the one e-mail, and one for each other').toEqual([{ count: 18 }]);
  });
});
