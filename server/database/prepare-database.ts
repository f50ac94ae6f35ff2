import { installJobs } from '#server/jobs/install-jobs.ts';
import { migrate } from './migrate.ts';

/**
 * Makes a database ready for the site, with the owner's connection: schema, then the queue, then content. Safe to
 * repeat and safe to run from several replicas at once.
 *
 * @returns the names of the migrations it applied
 */
export async function prepareDatabase(ownerUrl: string): Promise<{ migrations: string[] }> {
  const migrations = await migrate(ownerUrl);
  await installJobs(ownerUrl);
  return { migrations };
}
