import type { Environment } from '#platform/config.ts';
import { errorReason } from '#platform/error-reason.ts';
import { databaseTrouble, explainTrouble, isUnreachable } from '#platform/startup/database-trouble.ts';
import { Refusal } from '#platform/startup/refusal.ts';

/** Returns one sentence about why a command failed. If the database failed, it names the variable to look at. */
export function explainCommandError(error: unknown, environment: Environment): string {
  if (error instanceof Refusal || !(error instanceof Error)) return String((error as Error)?.message ?? error);
  const { migrationDatabaseUrl, databaseUrl, dataDir } = environment;
  const variable = migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  if (isUnreachable(error)) {
    return databaseUrl
      ? `The database of ${variable} does not answer: ${errorReason(error)}.`
      : `The database in ${dataDir} does not answer (${errorReason(error)}): start the site, or set DATABASE_URL.`;
  }
  const trouble = databaseTrouble(error);
  if (databaseUrl && (trouble === 'wrong-address' || trouble === 'untrusted')) {
    return explainTrouble(error, variable).message;
  }
  return error.message || String(error);
}
