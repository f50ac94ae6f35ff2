import { WrongRole } from '#platform/database/connection-settings.ts';
import { Refusal } from './refusal.ts';

/** Codes of Node and PostgreSQL, and texts of programs that only write to standard error. */
const full = { codes: ['ENOSPC', 'EDQUOT', '53100'], words: /No space left on device|Disk quota exceeded/i };
const readOnly = { codes: ['EROFS'], words: /Read-only file system/i };

/** Returns one sentence if DATA_DIR's disk is full or read-only; otherwise undefined. */
export function explainDisk(error: unknown, dataDir: string): Refusal | undefined {
  if (speaksOf(error, full)) {
    return new Refusal(
      `The disk of DATA_DIR (${dataDir}) is full: make room there (releases and archives that are no longer needed), then start again.`,
    );
  }
  if (speaksOf(error, readOnly)) {
    return new Refusal(
      `The disk of DATA_DIR (${dataDir}) takes no writes: mount it so that this user can write to it.`,
    );
  }
  return undefined;
}

/** Returns one sentence for the operator about why a start failed; undefined if the operator cannot change it. */
export function explainStartError(error: unknown, dataDir: string): Refusal | undefined {
  const about = explainDisk(error, dataDir);
  if (about) return about;
  if (error instanceof Refusal) return error;
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  if ((code === 'EACCES' || code === 'EPERM') && typeof path === 'string') {
    return new Refusal(
      `${path} is closed to this user (${code}), as what a command of another user made is: give all of DATA_DIR to the user of the site (chown -R USER ${dataDir}).`,
    );
  }
  return error instanceof WrongRole ? new Refusal(error.message) : undefined;
}

function speaksOf(error: unknown, { codes, words }: typeof full): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (codes.includes(String(code))) return true;
  if (error instanceof Error && words.test(error.message)) return true;
  return cause !== undefined && speaksOf(cause, { codes, words });
}
