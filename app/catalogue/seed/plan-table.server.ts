import { createHash } from 'node:crypto';
import { keyOf, type SeedRow, type SeedTable } from './seed-tables.server.ts';

/** The columns of a row that the seed wrote last, and the hash of their values. */
export interface Seeded {
  hash: string;
  columns: string[];
}

/** The changes to one table. Its rows refer to others by name, not by id. */
export interface TablePlan {
  insert: SeedRow[];
  update: SeedRow[];
  hide: SeedRow[];
  delete: SeedRow[];
  remember: Map<string, Seeded>;
  /** The keys whose rows no longer exist and whose hashes are to be deleted. */
  forget: string[];
  /** The rows that differ from content because of staff, as key and reason. */
  leftAlone: { key: string; reason: string }[];
}

interface State {
  wanted: SeedRow[];
  present: SeedRow[];
  seeded: Map<string, Seeded>;
}

/**
 * Plans the changes to a table. A row that is as the seed left it follows content; a row that staff changed, added or
 * removed is left alone. A row that content no longer has is hidden, or deleted if its table has no way to hide.
 */
export function planTable(table: SeedTable, { wanted, present, seeded }: State): TablePlan {
  const plan: TablePlan = {
    insert: [],
    update: [],
    hide: [],
    delete: [],
    remember: new Map(),
    forget: [],
    leftAlone: [],
  };
  const rows = byKey(table, present);
  const wantedKeys = new Set<string>();

  for (const row of wanted) {
    const key = keyOf(table, row);
    if (key === null || wantedKeys.has(key)) throw new Error(`Content has no or no single ${table.name} "${key}"`);
    wantedKeys.add(key);
    const columns = Object.keys(row);
    const hash = rowHash(row, columns);
    const before = seeded.get(key);
    const [existing, ...more] = rows.get(key) ?? [];
    if (!existing && before) {
      plan.leftAlone.push({ key, reason: 'removed by staff' });
      continue;
    }
    const same = existing && more.length === 0 && rowHash(existing, columns) === hash;
    if (existing && !same && (more.length > 0 || !untouched(existing, before))) {
      plan.leftAlone.push({ key, reason: before ? 'changed by staff' : 'there before the first seed' });
      continue;
    }
    if (!existing) plan.insert.push(row);
    else if (!same) plan.update.push(row);
    if (hash !== before?.hash) plan.remember.set(key, { hash, columns });
  }

  for (const [key, before] of seeded) {
    if (wantedKeys.has(key)) continue;
    const [existing] = rows.get(key) ?? [];
    if (!existing) plan.forget.push(key);
    else if (!untouched(existing, before))
      plan.leftAlone.push({ key, reason: 'changed by staff, no longer in content' });
    else if (table.isDeleted) {
      plan.delete.push(existing);
      plan.forget.push(key);
    } else if (existing.is_active !== false) {
      const hidden = { ...existing, is_active: false };
      plan.hide.push(hidden);
      plan.remember.set(key, { hash: rowHash(hidden, before.columns), columns: before.columns });
    }
  }
  return plan;
}

function byKey(table: SeedTable, rows: SeedRow[]): Map<string, SeedRow[]> {
  const found = new Map<string, SeedRow[]>();
  for (const row of rows) {
    const key = keyOf(table, row);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}

function untouched(row: SeedRow, seeded: Seeded | undefined): boolean {
  return seeded !== undefined && rowHash(row, seeded.columns) === seeded.hash;
}

export function digest(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

function rowHash(row: SeedRow, columns: string[]): string {
  return digest(columns.toSorted().map((column) => [column, row[column] ?? null]));
}

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
