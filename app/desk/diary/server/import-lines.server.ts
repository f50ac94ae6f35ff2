import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { functionStates } from '#app/desk/diary/diary-function.ts';
import { importColumns, mostImportLines } from '#app/desk/diary/import-columns.ts';
import { readDay, readPlan } from '#app/desk/diary/read-plan.ts';
import { longestReason, momentInIndia } from '#app/diary/function-times.ts';
import type { DiaryProperty } from './diary-span.server.ts';
import type { DateToHold } from './hold-date.server.ts';

export interface ImportLine extends Omit<DateToHold, 'lead' | 'mayWait'> {
  /** The line in the file; the headings are line 1. */
  line: number;
}

export interface ImportFault {
  line: number;
  words: string;
}

/** Each line is read by the names of the first one, so thousands of names would keep everybody waiting. */
const mostColumns = 200;

/** After this number of lines other requests have their turn. */
const linesAtAStretch = 200;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads a file of bookings: the lines that can be read, and what is wrong with the others. */
export async function readImport(
  text: string,
  properties: DiaryProperty[],
): Promise<{ lines: ImportLine[]; faults: ImportFault[] }> {
  const fault = (line: number, words: string) => ({ lines: [], faults: [{ line, words }] });
  const delimiter = delimiterOf(text);
  const rows: { line: number; values: string[] }[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 100_000,
  });
  try {
    // Leaving the loop ends the parser, and nothing more of the file is read.
    const records: AsyncIterable<CsvRecord> = Readable.from(piecesOf(text)).pipe(parser);
    for await (const { info, record } of records) {
      rows.push({ line: info.lines, values: record });
      if (rows.length > mostImportLines + 1) break;
      if (rows.length % linesAtAStretch === 0) await turn();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return fault(rows.length + 1, 'From here on the file is not CSV: a quotation mark is not closed.');
  }
  const heads = (rows.shift()?.values ?? []).map((head) => head.toLowerCase());
  if (heads.length > mostColumns) return fault(1, `A file has ${mostColumns} columns at most.`);
  const missing = importColumns.filter(({ name, isNeeded }) => isNeeded && !heads.includes(name));
  if (rows.length === 0 || missing.length > 0)
    return fault(1, `Columns are missing: ${missing.map(({ name }) => name).join(', ') || 'all'}.`);
  const twice = importColumns.find(({ name }) => heads.indexOf(name) !== heads.lastIndexOf(name));
  if (twice) return fault(1, `The column ${twice.name} is there twice.`);
  const known = new Set(['', ...importColumns.map(({ name }) => name)]);
  const other = heads.find((head) => !known.has(head));
  if (other !== undefined)
    return fault(1, `“${other.slice(0, 40)}” is no column of an import: correct its name or leave it out.`);
  if (rows.length > mostImportLines)
    return fault(mostImportLines + 2, `A file has ${mostImportLines.toLocaleString('en-IN')} lines at most.`);
  const spaces = spacesByName(properties);
  const now = new Date();
  const lines: ImportLine[] = [];
  const faults: ImportFault[] = [];
  for (const [index, { line, values }] of rows.entries()) {
    if (index % linesAtAStretch === 0) await turn();
    const read =
      values.length > heads.length
        ? `It has ${values.length} values, but the first line names ${heads.length} columns: put what contains “${delimiter}” in quotation marks.`
        : readLine(new Map(heads.map((head, at) => [head, values[at] ?? ''])), spaces, now);
    if (typeof read === 'string') faults.push({ line, words: read });
    else lines.push({ line, ...read });
  }
  return { lines, faults };
}

type CsvRecord = { info: { lines: number }; record: string[] };

/** The sign between the columns: the one that the first line has most of. A comma may then stand in a number. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.slice(0, 10_000).split(/[\r\n]/, 1);
  const [first = ','] = [',', ';', '\t'].toSorted((a, b) => heads.split(b).length - heads.split(a).length);
  return first;
}

/** The parser works on a piece at a stretch, and waits between two. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 16_384) {
    await turn();
    yield text.slice(at, at + 16_384);
  }
}

const missingTimes = { from: 'Write it as 19:00', to: 'Write it as 19:00' };

type Spaces = Map<string, Map<string, string>>;

/** Returns what a line says, or what is wrong with it. */
function readLine(row: ReadonlyMap<string, string>, properties: Spaces, now: Date): Omit<ImportLine, 'line'> | string {
  const text = (name: string) => row.get(name) ?? '';
  const spaces = properties.get(text('property').toLowerCase());
  if (!spaces) return `“${text('property')}” is no property of yours.`;
  const ids: string[] = [];
  for (const name of text('spaces').split('+')) {
    const id = spaces.get(name.trim().toLowerCase());
    if (!id) return `“${name.trim()}” is no space of ${text('property')}.`;
    ids.push(id);
  }
  const texts = importColumns.flatMap(({ name, field }) => (field ? [[field, text(name).toLowerCase()]] : []));
  const read = readPlan(Object.fromEntries(texts), [...new Set(ids)], missingTimes);
  if ('problems' in read) {
    for (const { name, field, noun, words } of importColumns) {
      const problem = field && read.problems[field];
      const isChoice = field === 'kind' || field === 'layout';
      if (problem) return `“${text(name)}” is no ${noun}${isChoice ? `: ${words}` : `. ${problem}`}.`;
    }
    throw new Error('A plan has a problem without a column.');
  }
  const { plan } = read;
  const state = functionStates.find((known) => known === text('state').toLowerCase());
  if (!state || state === 'released') return `“${text('state')}” is no state: enquiry, option, definite or blocked.`;
  const until = state === 'option' ? readDay(text('until')) : null;
  if (until && 'problem' in until) return `An option has the day until which it is kept. ${until.problem}.`;
  const expires = until && momentInIndia(until.value, '18:00');
  if (expires && (expires <= now || plan.starts <= now)) return 'This option is over: its day or its last day is past.';
  const reason = state === 'blocked' ? text('reason') : null;
  if (reason === '') return 'A blocked time has a reason.';
  if (reason && reason.length > longestReason) return `Its reason is longer than ${longestReason} characters.`;
  return { plan, state, expires, reason };
}

function spacesByName(properties: DiaryProperty[]): Spaces {
  return new Map(
    properties.map(({ slug, spaces }) => [slug, new Map(spaces.map(({ id, name }) => [name.toLowerCase(), id]))]),
  );
}
