import { TimedOut } from '#platform/database/with-timeout.ts';
import { errorCode, errorReason } from '#platform/error-reason.ts';
import { Refusal } from './refusal.ts';

/** What a failure to prepare the database means for the start of the site. */
export type DatabaseTrouble = 'away' | 'wrong-address' | 'untrusted' | 'broken';

/** SQLSTATEs of a server that starts, stops or is too busy, of a standby, and of a table that somebody holds. */
const passing = /^(08|53|57|58|25006|55P03)/;
/** These codes mean a wrong password, no right to connect, or no such database. */
const refused = /^(28|3D)/;
/** Node's codes for a certificate that it does not accept. */
const untrusted = /CERT|_SIGNATURE$|^INVALID_CA$|^HOSTNAME_MISMATCH$/;

/** What `pg` says if the server asks for a password and the URL has none. */
const noPassword = /client password must be a/;

/** The codes of a connection that could not be made. */
const unreachable = /^(ECONN|ENOTFOUND$|EAI_AGAIN$|EHOSTUNREACH$|ENETUNREACH$|ETIMEDOUT$)/;

/** Judges an error of `pg`, also if another error wraps it. */
export function databaseTrouble(error: unknown): DatabaseTrouble {
  if (error instanceof AggregateError && error.errors.length > 0) return databaseTrouble(error.errors[0]);
  if (error instanceof TimedOut) return 'away';
  const code = errorCode(error);
  if (/^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) {
    if (passing.test(code)) return 'away';
    return refused.test(code) ? 'wrong-address' : 'broken';
  }
  if (untrusted.test(code)) return 'untrusted';
  if (/^E[A-Z_]+$/.test(code)) return 'away';
  if (error instanceof Error) {
    if (error.cause) return databaseTrouble(error.cause);
    // `pg` throws these errors without a code.
    if (noPassword.test(error.message)) return 'wrong-address';
    if (/does not support SSL/.test(error.message)) return 'untrusted';
    if (/timeout|terminated|closed the connection/i.test(error.message)) return 'away';
  }
  return 'broken';
}

/** Whether no connection could be made. Commands also fail because of files, which `databaseTrouble` calls 'away'. */
export function isUnreachable(error: unknown): boolean {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return unreachable.test(errorCode(first)) || (first instanceof Error && first.message === 'timeout expired');
}

export function explainTrouble(error: unknown, variable: string): Refusal {
  const reason = errorReason(error);
  const trouble = databaseTrouble(error);
  if (noPassword.test(reason)) {
    return new Refusal(
      `The database asks for a password and ${variable} has none: postgresql://user:password@host:5432/database.`,
    );
  }
  if (trouble === 'wrong-address') {
    return new Refusal(`${variable} must name a database and a login that it accepts, and it answered: ${reason}.`);
  }
  if (trouble === 'untrusted') {
    return new Refusal(
      `The database of ${variable} did not prove who it is (${reason}): name its authority's certificate in the URL, ?sslmode=verify-full&sslrootcert=FILE, and its host as the certificate has it.`,
    );
  }
  return new Refusal(`The database of ${variable} could not be prepared: ${reason}`);
}
