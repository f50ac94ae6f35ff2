import { ReadableStream as WebStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { inIndia } from '#app/language/dates.ts';
import { formatPhone } from '#app/language/format-phone.ts';

/** A cell's value; a Date is written as ISO time, null as nothing. */
export type Cell = string | number | boolean | Date | null;

export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/** Excel reads a file as UTF-8 only if it begins with this. */
export const byteOrderMark = '\uFEFF';

/** Returns lines of RFC 4180. A text that a spreadsheet would run gets a leading apostrophe, which makes it a text. */
export function csvLines(rows: Cell[][]): string {
  return stringify(rows, {
    record_delimiter: 'windows',
    quoted_match: /^\s|\s$|\n/,
    cast: { boolean: String, date: (date) => date.toISOString(), string: inertText },
  });
}

/** Returns a table as CSV. A page is read when the previous one was sent, so that all takes the memory of one page. */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* parts() {
    yield encoder.encode(byteOrderMark + csvLines([columns.map(([heading]) => heading)]));
    for await (const page of pages) {
      yield encoder.encode(csvLines(page.map((row) => columns.map(([, cell]) => cell(row)))));
    }
  }
  return WebStream.from(parts()) as ReadableStream<Uint8Array>;
}

/** Spreadsheets run a cell that begins with one of these as a formula, whoever wrote it (OWASP, "CSV injection"). */
const formula = /^[\s"']*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u;

function inertText(typed: string): string {
  // A spreadsheet's cell cannot contain a NUL or a lone carriage return.
  const text = typed.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  return formula.test(text) ? `'${text}` : text;
}

/** Formats as "2026-11-21 14:05", which every spreadsheet sorts and reads as a time. */
export function csvMoment(moment: Date): string {
  return inIndia(moment).toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * Formats as "(+91) 98100 00000". A spreadsheet runs a text that begins with a plus, and takes digits alone for a number; this it
 * shows as it is, and telephones dial it.
 */
export function csvPhone(phone: string): string {
  const inParts = /^\+(\d+) (.+)$/;
  const international = () => parsePhoneNumberFromString(phone)?.formatInternational() ?? '';
  const [, country, number] = inParts.exec(formatPhone(phone)) ?? inParts.exec(international()) ?? [];
  return country ? `(+${country}) ${number}` : phone;
}

/** The headers of an answer that a browser saves as a file of this name. */
export const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
