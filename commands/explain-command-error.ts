import type { Environment } from '#platform/config.ts';
import { databaseTrouble, explainTrouble, reasonOf } from '#platform/startup/database-trouble.ts';
import { Refusal } from '#platform/startup/refusal.ts';

/** Of a connection that was not made; a store's own come wrapped. */
const unreachable = /^(ECONN|ENOTFOUND$|EAI_AGAIN$|EHOSTUNREACH$|ENETUNREACH$|ETIMEDOUT$)/;

/** One sentence about what a command failed with; of a database it names the variable to look at. */
export function explainCommandError(error: unknown, environment: Environment): string {
  if (error instanceof Refusal || !(error instanceof Error)) return String((error as Error)?.message ?? error);
  const { migrationDatabaseUrl, databaseUrl, dataDir } = environment;
  const variable = migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  if (isUnreachable(error)) {
    return databaseUrl
      ? `The database of ${variable} does not answer: ${reasonOf(error)}.`
      : `The database in ${dataDir} does not answer (${reasonOf(error)}): start the site, or set DATABASE_URL.`;
  }
  const trouble = databaseTrouble(error);
  if (databaseUrl && (trouble === 'wrong-address' || trouble === 'untrusted')) {
    return explainTrouble(error, variable).message;
  }
  return error.message || String(error);
}

function isUnreachable(error: Error): boolean {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const { code, message } = first as { code?: unknown; message?: unknown };
  return unreachable.test(String(code)) || /^timeout expired$/.test(String(message));
}
