import { ReadableStream as WebStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import type { EventType } from '#app/catalogue/event-type.ts';
import { dayOf, functionLines, type InboxFilter, type InboxRow } from '#app/desk/inbox/inbox.ts';
import { deskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import { inboxPage, searchEnquiries } from '#app/desk/inbox/server/inbox.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { BudgetRange } from '#app/enquiries/enquiry.ts';
import { INDIA_OFFSET_MS } from '#app/language/dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { DB } from '#platform/database/types.ts';

/** Selects the enquiries of a file: a view with its filters, or the results of a search. */
export type InboxSelection = { filter: InboxFilter } | { words: string };

export type InboxCsv = ReturnType<typeof createInboxCsv>;

/** A page is so small that its memory is freed before the next one is read; with larger pages the heap would grow. */
const pageRows = 250;

/**
 * Streams enquiries as CSV, newest first, and records it in the audit, without the words of a search.
 * Reads page by page, each in a transaction of its own that begins where the last page ended. No transaction stays open
 * while a slow client downloads, and what comes in meanwhile is newer than the first page.
 */
export function createInboxCsv(database: Kysely<DB>) {
  return async (principal: Principal, of: InboxSelection) => {
    const { properties, owners } = await deskNames(database, principal, { most: 1_000_000 });
    await recordAudit(database, principal, {
      action: 'file of enquiries',
      subject: 'filter' in of ? of.filter.view : 'search',
      ...('filter' in of && { detail: { ...of.filter } }),
    });
    async function* pages(): AsyncGenerator<InboxRow[]> {
      if ('words' in of)
        return yield await withStaffRole(database, principal, (desk) => searchEnquiries(desk, of.words));
      let before: string | null = null;
      do {
        const filter: InboxFilter = { ...of.filter, before };
        const page = await withStaffRole(database, principal, (desk) =>
          inboxPage(desk, principal, { filter, most: pageRows, byDeadline: false }),
        );
        yield page.rows;
        before = page.next;
      } while (before);
    }
    return csvStream(columnsOf(properties, owners), pages());
  };
}

function columnsOf(
  properties: Record<string, { name: string }>,
  owners: Record<string, string>,
): CsvColumn<InboxRow>[] {
  return [
    ['Reference', ({ reference }) => reference],
    ['Received', ({ createdAt }) => inIndia(createdAt)],
    ['Due', ({ dueAt }) => inIndia(dueAt)],
    ['Answered', ({ answeredAt }) => answeredAt && inIndia(answeredAt)],
    ['Status', ({ status, mergedInto }) => (mergedInto ? `merged into ${mergedInto}` : status)],
    ['Owner', ({ owner }) => (owner ? (owners[owner] ?? owner) : null)],
    ['Source', ({ source }) => source],
    ['Property', ({ property }) => (property ? (properties[property]?.name ?? property) : null)],
    ['Event', ({ eventType }) => (eventType ? labelOf(eventTypeOptions.enquiry, eventType as EventType) : null)],
    ['Event date', ({ eventDate }) => eventDate],
    ['Day', dayOf],
    ['Departure', ({ checkoutDate }) => checkoutDate],
    ['Guests', ({ guests }) => guests],
    [
      'Functions',
      (row) =>
        functionLines(row)
          .map(([, text]) => text)
          .join('; '),
    ],
    ['Budget', ({ budget }) => (budget ? labelOf(budgetOptions, budget as BudgetRange) : null)],
    ['Name', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Quarantine', ({ quarantine }) => quarantine],
  ];
}

/** Formats as "2026-11-21 14:05", which every spreadsheet sorts and reads as a time. */
function inIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** A cell's value; a Date is written as ISO time, null as nothing. */
export type Cell = string | number | boolean | Date | null;

type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell];

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
