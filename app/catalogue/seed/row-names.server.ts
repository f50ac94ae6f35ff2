import { keyOf, type SeedRow, type SeedTable, type SeedTableName } from './seed-tables.server.ts';

/** Translates ids to names and back: it knows the id of each row of each table. */
export class RowNames {
  readonly #ids = new Map<SeedTableName, Map<string, string>>();
  readonly #keys = new Map<SeedTableName, Map<string, string>>();

  /** Remembers the ids of rows of the database, and returns the rows with names in place of ids. */
  learn(table: SeedTable, rows: SeedRow[]): SeedRow[] {
    const ids = this.#ids.get(table.name) ?? new Map<string, string>();
    const keys = this.#keys.get(table.name) ?? new Map<string, string>();
    this.#ids.set(table.name, ids);
    this.#keys.set(table.name, keys);
    return rows.map((row) => {
      const named = this.#translate(table, row, this.#keys);
      const key = keyOf(table, named);
      if (key !== null && typeof row.id === 'string' && !ids.has(key)) {
        ids.set(key, row.id);
        keys.set(row.id, key);
      }
      return named;
    });
  }

  /** Returns the row with ids in place of names, or null if it refers to a row that does not exist. */
  resolve(table: SeedTable, row: SeedRow): SeedRow | null {
    const resolved = this.#translate(table, row, this.#ids);
    for (const [column, other] of Object.entries(table.references)) {
      const name = row[column];
      if (typeof name !== 'string' || this.#ids.get(other)?.has(name)) continue;
      if (!table.optional.includes(column)) return null;
      resolved[column] = null;
    }
    return resolved;
  }

  /** A value that is in neither list stays as it is. */
  #translate(table: SeedTable, row: SeedRow, dictionary: Map<SeedTableName, Map<string, string>>): SeedRow {
    const translated = { ...row };
    for (const [column, other] of Object.entries(table.references)) {
      const value = row[column];
      if (typeof value === 'string') translated[column] = dictionary.get(other)?.get(value) ?? value;
    }
    return translated;
  }
}
