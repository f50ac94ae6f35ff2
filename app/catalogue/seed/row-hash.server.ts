import { createHash } from 'node:crypto';
import type { SeedRow } from './seed-tables.server.ts';

/** Returns JSON with sorted names, so that equal values give equal texts; undefined counts as null. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`)
    .join()}}`;
}

/** Returns the hash of any JSON value. */
export function digest(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** Returns the hash of a row's values in these columns. */
export function rowHash(row: SeedRow, columns: string[]): string {
  return digest(columns.toSorted().map((column) => [column, row[column] ?? null]));
}
