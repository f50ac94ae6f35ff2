import { WrongRole } from '#server/database/site-role.ts';
import { Refusal } from './refusal.ts';

interface Told {
  code?: unknown;
  cause?: unknown;
}

/** Node's codes and PostgreSQL's, and the words of programs that only speak on standard error. */
const full = { codes: ['ENOSPC', 'EDQUOT', '53100'], words: /No space left on device|Disk quota exceeded/i };
const readOnly = { codes: ['EROFS'], words: /Read-only file system/i };

/** One sentence for the operator about what a start failed with; undefined where it is nothing that an operator can change. */
export function explainStartError(error: unknown, dataDir: string): Refusal | undefined {
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
  if (error instanceof Refusal) return error;
  return error instanceof WrongRole ? new Refusal(error.message) : undefined;
}

function speaksOf(error: unknown, { codes, words }: typeof full): boolean {
  const { code, cause } = (error ?? {}) as Told;
  if (codes.includes(String(code))) return true;
  if (error instanceof Error && words.test(error.message)) return true;
  return cause !== undefined && speaksOf(cause, { codes, words });
}
