import { installJobs } from '#server/jobs/install-jobs.ts';
import { migrate } from './migrate.ts';
import { type SeedReport, seed } from './seed.ts';

/**
 * Makes a database ready for the site, with the owner's connection: schema, then the queue, then content. Safe to
 * repeat and safe to run from several replicas at once.
 *
 * @returns the names of the migrations it applied, and what became of the built-in content
 */
export async function prepareDatabase(ownerUrl: string): Promise<{ migrations: string[]; content: SeedReport }> {
  const migrations = await migrate(ownerUrl);
  await installJobs(ownerUrl);
  const content = await seed(ownerUrl);
  return { migrations, content };
}
