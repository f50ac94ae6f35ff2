import { type HindiText, hindiColumnOf, valueAt } from './hindi-column.ts';

/**
 * Returns rows of the database with the texts in Hindi that their columns `hindi` have, also inside the rows that
 * belong to them. Hindi whose English has changed since is shown until somebody has checked it; a text that is gone in
 * English is gone in Hindi.
 */
export function showHindi<T>(value: T): T {
  return shown(value) as T;
}

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (!isPlain(value)) return value;
  const row = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'hindi' ? one : shown(one)]),
  );
  replaceTexts(row, hindiColumnOf(row));
  return row;
}

/** Writes into a row that nobody else has. */
function replaceTexts(row: Record<string, unknown>, hindi: Readonly<Record<string, HindiText | null>>): void {
  for (const [path, text] of Object.entries(hindi)) {
    if (!text) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.length === 0 ? row : valueAt(row, names.join('.'));
    if (typeof holder !== 'object' || holder === null) continue;
    const texts = holder as Record<string, unknown>;
    if (texts[last] !== null && texts[last] !== undefined && texts[last] !== '') texts[last] = text.hindi;
  }
}

/** Whether a value is an object of JSON or a row, and not a moment. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value)?.constructor?.name === 'Object';
}
