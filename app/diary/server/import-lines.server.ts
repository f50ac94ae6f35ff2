import { parse } from 'csv-parse/sync';
import type { FunctionPlan } from '#app/diary/diary-function.ts';
import { type FunctionState, functionKinds, functionLayouts, functionStates } from '#app/diary/diary-words.ts';
import { functionSpan, isTimeOfDay, momentInIndia } from '#app/diary/function-times.ts';
import { type ImportColumn, importColumns, mostImportLines } from '#app/diary/import-columns.ts';
import { isDay } from '#app/language/dates.ts';
import type { DiaryHouse } from './diary-span.server.ts';

export interface ImportLine {
  /** The line in the file; the headings are line 1. */
  line: number;
  plan: FunctionPlan;
  state: Exclude<FunctionState, 'released'>;
  expires: Date | null;
  reason: string | null;
}

export interface ImportFault {
  line: number;
  words: string;
}

/** Reads a file of bookings: the lines that can be read, and what is wrong with the others. */
export function readImport(text: string, houses: DiaryHouse[]): { lines: ImportLine[]; faults: ImportFault[] } {
  let heads: string[] = [];
  let rows: { info: { lines: number }; record: Record<string, string> }[];
  try {
    rows = parse(text, {
      bom: true,
      columns: (named: string[]) => {
        heads = named.map((head) => head.trim().toLowerCase());
        return heads;
      },
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const line = Number((error as { lines?: number }).lines) || 1;
    return {
      lines: [],
      faults: [{ line, words: 'From here on the file is not CSV: a quotation mark is not closed.' }],
    };
  }
  const missing = importColumns.filter(({ name, isNeeded }) => isNeeded && !heads.includes(name));
  if (rows.length === 0 || missing.length > 0)
    return {
      lines: [],
      faults: [{ line: 1, words: `Columns are missing: ${missing.map(({ name }) => name).join(', ') || 'all'}.` }],
    };
  if (rows.length > mostImportLines)
    return {
      lines: [],
      faults: [{ line: mostImportLines + 2, words: `A file has ${mostImportLines} lines at most.` }],
    };
  const spaces = spacesByName(houses);
  const now = new Date();
  const lines: ImportLine[] = [];
  const faults: ImportFault[] = [];
  for (const { info, record } of rows) {
    const read = readLine(record as Partial<Record<ImportColumn, string>>, spaces, now);
    if (typeof read === 'string') faults.push({ line: info.lines, words: read });
    else lines.push({ line: info.lines, ...read });
  }
  return { lines, faults };
}

type Spaces = Map<string, Map<string, string>>;

/** Returns what a line says, or what is wrong with it. */
function readLine(
  row: Partial<Record<ImportColumn, string>>,
  houses: Spaces,
  now: Date,
): Omit<ImportLine, 'line'> | string {
  const text = (name: ImportColumn) => row[name] ?? '';
  const spaces = houses.get(text('property').toLowerCase());
  if (!spaces) return `“${text('property')}” is no property of yours.`;
  const ids: string[] = [];
  for (const name of text('spaces').split('+')) {
    const id = spaces.get(name.trim().toLowerCase());
    if (!id) return `“${name.trim()}” is no space of ${text('property')}.`;
    ids.push(id);
  }
  const [day, from, to] = [text('date'), padded(text('from')), padded(text('to'))];
  if (!isDay(day)) return `“${day}” is no day: write 2031-02-14.`;
  if (!isTimeOfDay(from) || !isTimeOfDay(to))
    return `“${text('from')}” to “${text('to')}” is no time: write 19:00 and 01:00.`;
  const kind = functionKinds.find((known) => known === text('function').toLowerCase());
  if (!kind) return `“${text('function')}” is no function: ${functionKinds.join(', ')}.`;
  const state = functionStates.find((known) => known === text('state').toLowerCase());
  if (!state || state === 'released') return `“${text('state')}” is no state: enquiry, option, definite or blocked.`;
  if (state === 'option' && !isDay(text('until'))) return 'An option has the day until which it is kept.';
  const expires = state === 'option' ? momentInIndia(text('until'), '18:00') : null;
  const span = functionSpan(day, from, to);
  if (expires && (expires <= now || span.starts <= now)) return 'This option is over: its day or its last day is past.';
  if (state === 'blocked' && !text('reason')) return 'A blocked time has a reason.';
  const layout = functionLayouts.find((known) => known === text('layout').toLowerCase()) ?? null;
  if (text('layout') && !layout) return `“${text('layout')}” is no layout: ${functionLayouts.join(', ')}.`;
  const numbers: Partial<Record<ImportColumn, number | null>> = {};
  for (const [name, most] of [
    ['guests', 100_000],
    ['guaranteed', 100_000],
    ['setup', 2_880],
    ['clearing', 2_880],
    ['amount', 10_000_000_000],
  ] as const) {
    const value = text(name) ? Number(text(name).replaceAll(',', '')) : null;
    if (value !== null && !(Number.isInteger(value) && value >= 0 && value <= most))
      return `“${text(name)}” is no number for ${name}.`;
    numbers[name] = value;
  }
  return {
    plan: {
      property: text('property').toLowerCase(),
      kind,
      spaces: [...new Set(ids)],
      ...span,
      setupMinutes: numbers.setup ?? 0,
      clearingMinutes: numbers.clearing ?? 0,
      layout,
      expected: numbers.guests || null,
      guaranteed: numbers.guaranteed || null,
      amount: numbers.amount ?? null,
    },
    state,
    expires,
    reason: state === 'blocked' ? text('reason').slice(0, 200) : null,
  };
}

/** "9:00" as "09:00". */
function padded(time: string): string {
  return /^\d:\d\d$/.test(time) ? `0${time}` : time;
}

function spacesByName(houses: DiaryHouse[]): Spaces {
  return new Map(
    houses.map(({ slug, spaces }) => [slug, new Map(spaces.map(({ id, name }) => [name.toLowerCase(), id]))]),
  );
}
