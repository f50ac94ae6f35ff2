import { ReadableStream as WebStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';

/** A cell's value; a Date is written as ISO time, null as nothing. */
export type Cell = string | number | boolean | Date | null;

export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => Cell;
}

/** Spreadsheets run a cell that begins with one of these as a formula, whoever wrote it (OWASP, "CSV injection"). */
const formula = /^[\s"']*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u;
/** Excel reads a file as UTF-8 only if it begins with this. */
const byteOrderMark = '\uFEFF';

/** Returns lines of RFC 4180. A text that a spreadsheet would run gets a leading apostrophe, which makes it a text. */
export function csvLines(rows: Cell[][]): string {
  return stringify(rows, {
    record_delimiter: 'windows',
    quoted_match: /^\s|\s$|\n/,
    cast: { boolean: String, date: (date) => date.toISOString(), string: inertText },
  });
}

function inertText(typed: string): string {
  // A spreadsheet's cell cannot contain a NUL or a lone carriage return.
  const text = typed.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  return formula.test(text) ? `'${text}` : text;
}

/**
 * Returns a whole table as CSV. Each page is read when the previous one was sent, so that a hundred thousand rows take
 * no more memory than one page.
 */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* parts() {
    yield encoder.encode(byteOrderMark + csvLines([columns.map(({ heading }) => heading)]));
    for await (const page of pages) {
      yield encoder.encode(csvLines(page.map((row) => columns.map(({ cell }) => cell(row)))));
    }
  }
  return WebStream.from(parts()) as ReadableStream<Uint8Array>;
}
