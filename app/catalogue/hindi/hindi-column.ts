/** A text, or a list of texts that is translated as a whole. */
export type TextValue = string | readonly string[];

/** The Hindi of one text of a row, and the English that it was made from. */
export interface HindiText {
  english: TextValue;
  hindi: TextValue;
}

/** The column `hindi` of a row, by the path of each text: "description", or "page_plan.about" inside a JSON column. */
export type HindiColumn = Readonly<Record<string, HindiText>>;

/** Returns the column's value of a row; a row that never had one has no Hindi. */
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
