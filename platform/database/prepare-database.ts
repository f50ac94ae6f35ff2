import { installJobs, type Queues } from '#platform/jobs/install-jobs.ts';
import { migrate } from './migrate.ts';
import { type OnWait, retryUntilUnlocked } from './retry-until-unlocked.ts';

/** The result of bringing the content up to date. */
export interface SeedReport {
  /** The rows that were written, hidden or deleted. */
  changed: number;
  /** The rows that were left alone because somebody changed them, each as a sentence. */
  leftAlone: string[];
}

/** Updates a migrated database to the built-in content, with the owner's connection. */
export type SeedContent = (ownerUrl: string, onWait?: OnWait) => Promise<SeedReport>;

/** What a site brings to its database beside the schema. */
export interface SiteDatabase {
  queues: Queues;
  seed: SeedContent;
}

export interface PreparedDatabase {
  migrations: string[];
  content: SeedReport;
}

/** Prepares schema, queue and content with the owner's connection; safe to repeat and to run from several replicas. */
export async function prepareDatabase(
  ownerUrl: string,
  { queues, seed }: SiteDatabase,
  onWait?: OnWait,
): Promise<PreparedDatabase> {
  const migrations = await migrate(ownerUrl, { onWait });
  await retryUntilUnlocked(() => installJobs(ownerUrl, queues), { name: 'the job queues', onWait });
  const content = await seed(ownerUrl, onWait);
  return { migrations, content };
}
