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

/** Whether a value is an object of JSON or a row, and not a `Date`. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value)?.constructor?.name === 'Object';
}

/** Changes the row itself, which is a copy of ours. */
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

/** A text, or a list of texts that is translated as a whole. */
export type TextValue = string | readonly string[];

/** The Hindi of one text of a row, and the English that it was made from. */
export interface HindiText {
  english: TextValue;
  hindi: TextValue;
}

/** The column `hindi` of a row, by the path of each text: "description", or "page_plan.about" inside a JSON column. */
export type HindiColumn = Readonly<Record<string, HindiText>>;

export function hindiColumnOf(row: Readonly<Record<string, unknown>>): HindiColumn {
  const { hindi } = row;
  return typeof hindi === 'object' && hindi !== null ? (hindi as HindiColumn) : {};
}

/** Returns the value at a path such as "page_plan.about". */
export function valueAt(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      row,
    );
}

/** Whether the English has changed since the Hindi was made from it. */
export function isToCheck({ english }: HindiText, now: unknown): boolean {
  return JSON.stringify(english) !== JSON.stringify(now ?? null);
}
