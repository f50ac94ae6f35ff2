import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, readConfig } from '#platform/config.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { explainCommandError } from './explain-command-error.ts';

/** Reads the settings and runs a command; an error ends it with one sentence and exit code 1. */
export async function asCommand(work: (config: Environment) => Promise<void>): Promise<void> {
  const fail = (sentence: string) => {
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  };
  let config: Environment;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
  try {
    await work(config);
  } catch (error) {
    fail(explainCommandError(error, config));
  }
}

/** The owner's URL of the configured database. The embedded database runs only while the site does. */
export function ownerUrlOf({ migrationDatabaseUrl, databaseUrl, dataDir }: Environment): string {
  const given = migrationDatabaseUrl ?? databaseUrl;
  if (given) return given;
  try {
    return readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
  } catch {
    throw new Refusal(`No database runs in ${dataDir}: start the site first, or set DATABASE_URL.`);
  }
}
