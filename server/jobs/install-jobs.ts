import { PgBoss } from 'pg-boss';
import { ownerSettings } from '#server/database/owner-client.ts';
import { jobsSchema, queues } from './queues.ts';

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
  } finally {
    await boss.stop({ graceful: false });
  }
}
