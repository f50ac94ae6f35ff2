/** What a table's cell may hold; a Date is written as ISO time, null as nothing. */
export type Cell = string | number | boolean | Date | null;

export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => Cell;
}

/** Spreadsheets run a cell that begins so as a formula, whoever wrote it (OWASP, "CSV injection"). */
const formula = /^[\s"']*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u;
/** Excel reads a file as UTF-8 only where it begins with this. */
const byteOrderMark = '\uFEFF';

/** One line of RFC 4180. A text that a spreadsheet would run begins with an apostrophe, which makes it a text. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  // A spreadsheet's cell knows no NUL and no lone carriage return.
  const text = cell.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\n\r]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A whole table as CSV, page by page: the next page is read when the last one has left, so that a hundred thousand rows
 * take no more memory than one page.
 */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pages[Symbol.asyncIterator]();
  const head = byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(head)),
      async pull(controller) {
        const { value, done } = await iterator.next();
        if (done) return controller.close();
        let text = '';
        for (const row of value) text += csvLine(columns.map(({ cell }) => cell(row)));
        controller.enqueue(encoder.encode(text));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}
