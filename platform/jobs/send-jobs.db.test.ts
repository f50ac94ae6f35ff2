import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { JobData } from '#app/queues.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { testDatabase } from '#tests/databases/database.ts';

test('who sends first with a transaction that failed keeps nobody else from sending at that moment', async () => {
  const db = await testDatabase();
  const database = openDatabase(db.siteUrl);
  vi.resetModules();
  const { createSendJobs } = await import('./jobs.ts');
  const sendJobs = createSendJobs<JobData>(() => 0);
  const jobs = [{ event: randomUUID() }];
  await database.jobs.transaction().execute((whole) =>
    database.jobs.transaction().execute(async (broken) => {
      await expect(sql`select 1 / 0`.execute(broken)).rejects.toThrow('division by zero');
      const sent = await Promise.allSettled([sendJobs(broken, 'webhook', jobs), sendJobs(whole, 'webhook', jobs)]);
      expect(sent.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    }),
  );
  await database.close();
  await db.drop();
});
