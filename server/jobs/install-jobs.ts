import { PgBoss } from 'pg-boss';
import { ownerSettings } from '#server/database/owner-client.ts';
import { jobsSchema, type QueueName, queues } from './queues.ts';
import { sendingFunction } from './send-jobs.ts';

/**
 * Brings the queue's own tables up to date, with the owner's connection and after the migrations, which make its
 * schema and the site's rights in it. Safe to repeat and to run from several replicas at once.
 */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'tivoli migrations',
    schema: jobsSchema,
    max: 1,
    ...ownerSettings,
    migrate: true,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {}); // A lost connection also fails the call that waits on it.
  try {
    await boss.start();
    for (const [name, { deadLetter, ...settings }] of Object.entries(queues)) {
      await boss.createQueue(name, { ...settings, ...(deadLetter && { deadLetter }) });
      await boss.updateQueue(name, settings);
    }
    const names = Object.keys(queues) as QueueName[];
    await makeFunctions(boss, await Promise.all(names.map((name) => sendingFunction(boss, name))));
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** One replica after the other: two that replace a function at the same moment disturb each other. */
async function makeFunctions(boss: PgBoss, statements: string[]): Promise<void> {
  const lock = "select pg_advisory_xact_lock(hashtext('tivoli: functions of the queue'))";
  await boss.getDb().executeSql(`begin; ${lock}; ${statements.join('\n')} commit`);
}
