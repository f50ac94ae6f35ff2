import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { importColumns, mostImportLines } from '#app/desk/diary/import-columns.ts';

export interface ImportFault {
  line: number;
  words: string;
}

export interface ImportFile {
  /** How the file was read: "UTF-8, with a comma between the columns". */
  readAs: string;
  /** What stands between the columns, in words. */
  separator: string;
  heads: string[];
  /** The lines below the heads, each with the number of its line in the file. */
  rows: { line: number; values: string[] }[];
}

/** Each line is read by the names of the first one, so thousands of names would keep everybody waiting. */
const mostColumns = 200;

/** Other requests have their turn before it goes on. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads a file into lines and columns, or says where and why it cannot be read. */
export async function readImportFile(bytes: Uint8Array): Promise<ImportFile | ImportFault> {
  const decoded = decodeFile(bytes);
  if ('words' in decoded) return decoded;
  const { encoding, text } = decoded;
  // Excel takes the separator from such a first line, which is none of the table.
  const [, declared] = /^"?sep=([,;\t])"?[,;\t]*\n/i.exec(text) ?? [];
  const delimiter = separators.find((sign) => sign === declared) ?? delimiterOf(text);
  const rows: ImportFile['rows'] = [];
  const parser = parse({
    delimiter,
    from_line: declared ? 2 : 1,
    record_delimiter: '\n',
    relax_column_count: true,
    // A quotation mark within a value that is in none stands for itself: a pipe of 5".
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: 100_000,
    // It is called at once, so that an error later in the file loses no line. A record is counted by its last line.
    on_record(values: string[], { lines }) {
      rows.push({ line: lines - values.join('').split('\n').length + 1, values });
      return values;
    },
  });
  try {
    // Leaving the loop ends the parser, and nothing more of the file is read.
    for await (const _ of Readable.from(piecesOf(text)).pipe(parser)) if (rows.length > mostImportLines + 1) break;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const words =
      'From here on the file is not CSV: a quotation mark is not closed, or stands undoubled within a value.';
    return { line: (rows.at(-1)?.line ?? 0) + 1, words };
  }
  const { line = 1, values = [] } = rows.shift() ?? {};
  const heads = values.map(columnName);
  const wrong = faultOfHeads(heads, values, rows.length);
  if (wrong) return { line, words: wrong };
  const { [mostImportLines]: beyond } = rows;
  if (beyond)
    return { line: beyond.line, words: `A file has ${mostImportLines.toLocaleString('en-IN')} lines at most.` };
  const separator = separatorNames[delimiter];
  return { readAs: `${encoding.toUpperCase()}, with ${separator} between the columns`, separator, heads, rows };
}

const separatorNames = { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab' };
const separators = [',', ';', '\t'] as const;

const columnNames: readonly string[] = importColumns.map(({ name }) => name);

/** The name of a column, however it is capitalised, spaced or quoted. */
const columnName = (head: string) => head.replace(/[\s"\p{Cf}]+/gu, '').toLowerCase();

/** The sign between the columns: the one by which the first line names most of them. A comma may then stand in a number. */
function delimiterOf(text: string): keyof typeof separatorNames {
  const [heads = ''] = text.slice(0, 10_000).trim().split('\n', 1);
  const named = (sign: string) => heads.split(sign).filter((head) => columnNames.includes(columnName(head))).length;
  return separators.reduce((best, sign) => (named(sign) > named(best) ? sign : best));
}

function faultOfHeads(names: string[], typed: string[], lines: number): string | undefined {
  if (names.length > mostColumns) return `A file has ${mostColumns} columns at most.`;
  const missing = importColumns.filter(({ name, isNeeded }) => isNeeded && !names.includes(name));
  if (lines === 0) return 'The file is empty, or nothing stands below the names of its columns.';
  if (missing.length > 0) return `Columns are missing: ${missing.map(({ name }) => name).join(', ')}.`;
  const twice = columnNames.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice) return `The column ${twice} is there twice.`;
  const other = typed.find((_, at) => names[at] && !columnNames.includes(names[at]));
  if (other) return `“${other.slice(0, 40)}” is no column of an import: correct its name or leave it out.`;
  return undefined;
}

/** The parser works on a piece at a stretch, and waits between two. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 16_384) {
    await turn();
    yield text.slice(at, at + 16_384);
  }
}

const saveAnew = 'Save it in Excel as “CSV UTF-8 (Comma delimited)”, elsewhere as CSV in UTF-8, and choose that file.';

/** The text of a file with plain line feeds. What letters it has must be certain, or the file is refused. */
function decodeFile(bytes: Uint8Array): { encoding: string; text: string } | ImportFault {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\0')) return { line: 1, words: `This is no text, but a workbook or the like. ${saveAnew}` };
  const lost = /[^\s,;"\uFFFD]{0,20}\uFFFD[^\s,;"]{0,20}/.exec(text);
  if (!lost) return { encoding, text };
  // A program that writes some letters in UTF-8 writes all of them so: then the file was damaged.
  const isOlder = encoding === 'utf-8' && !isUtf8(bytes) && !/[^\0-\x7F\uFFFD]/.test(text);
  const fault = isOlder
    ? 'is in an older encoding, probably Windows-1252, which does not tell its letters for certain'
    : `is in ${encoding.toUpperCase()}, but some of its letters are lost or damaged`;
  return { line: text.slice(0, lost.index).split('\n').length, words: `The file ${fault}: “${lost[0]}”. ${saveAnew}` };
}

/** A text without a mark of its encoding begins with a Latin letter: in UTF-16 one of its two bytes is zero. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
