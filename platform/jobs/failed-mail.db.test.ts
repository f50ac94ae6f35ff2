import pino from 'pino';
import { expect, test } from 'vitest';
import { sendJobs } from '#app/queues.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { testDatabase } from '#tests/databases/database.ts';
import { idleHandlers } from '#tests/support/enquiries-of-this-file.ts';
import { openJobs } from './jobs.ts';

test('the answer of a mail server that repeats an address reaches neither the log nor the job’s row', async () => {
  const db = await testDatabase();
  const database = openDatabase(db.siteUrl);
  const lines: string[] = [];
  const refusal = () =>
    Object.assign(new Error('Message failed: 550 5.1.1 <meera@example.com> unknown'), { code: 'EENVELOPE' });
  const jobs = openJobs({
    database: database.jobs,
    handlers: { ...idleHandlers, 'enquiry-mail': () => Promise.reject(refusal()) },
    pollSeconds: 0.5,
    log: pino({ base: null }, { write: (line) => void lines.push(line) }),
  });
  try {
    const job = { of: 'leads', id: crypto.randomUUID(), mail: 'alert' } as const;
    await database.writes.transaction().execute((transaction) => sendJobs(transaction, 'enquiry-mail', [job]));
    const output = async () => {
      const { rows } = await db.owner.query("select output from jobs.job where name = 'enquiry-mail'");
      return rows[0]?.output;
    };
    await expect.poll(output).toEqual({ code: 'EENVELOPE' });
    expect(lines.join('')).toContain('Message failed: 550 5.1.1 <(e-mail)> unknown');
    expect(lines.join('')).not.toContain('meera');
  } finally {
    await jobs.close();
    await database.close();
    await db.drop();
  }
});
