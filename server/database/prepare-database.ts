import { installJobs } from '#server/jobs/install-jobs.ts';
import { migrate } from './migrate.ts';
import { type SeedReport, seed } from './seed.ts';
import { type OnWait, untilUnlocked } from './until-unlocked.ts';

export interface PreparedDatabase {
  /** The names of the migrations that were applied. */
  migrations: string[];
  /** What became of the built-in content. */
  content: SeedReport;
}

/**
 * Makes a database ready for the site, with the owner's connection: schema, then the queue, then content. Safe to
 * repeat and safe to run from several replicas at once. Gives way to whoever uses a table that it has to change, and
 * tries again for four minutes at most each time.
 */
export async function prepareDatabase(ownerUrl: string, onWait?: OnWait): Promise<PreparedDatabase> {
  const migrations = await migrate(ownerUrl, { onWait });
  await untilUnlocked(() => installJobs(ownerUrl), { name: 'the job queues', onWait });
  const content = await seed(ownerUrl, undefined, onWait);
  return { migrations, content };
}
