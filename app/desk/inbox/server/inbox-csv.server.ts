import type { Kysely } from 'kysely';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { InboxFilter } from '#app/desk/inbox/inbox.ts';
import { type CsvColumn, csvStream } from '#app/desk/inbox/server/csv.server.ts';
import { deskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import { newestRecords } from '#app/desk/inbox/server/inbox-page.server.ts';
import type { InboxRecord } from '#app/desk/inbox/server/inbox-row.server.ts';
import { searchEnquiries } from '#app/desk/inbox/server/search-enquiries.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { BudgetRange } from '#app/enquiries/event/budget-range.ts';
import { INDIA_OFFSET_MS } from '#app/language/dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { DB } from '#platform/database/types.ts';

/** Selects the enquiries of a file: a view with its filters, or the results of a search. */
export type InboxSelection = { filter: InboxFilter } | { words: string };

/** Streams enquiries as CSV, newest first. Records the export in the audit, without the words of a search. */
export type InboxCsv = (principal: Principal, of: InboxSelection) => Promise<ReadableStream<Uint8Array>>;

/** A page is so small that its memory is freed before the next one is read; with larger pages the heap would grow. */
const pageRows = 250;

/**
 * Reads page by page, each in a transaction of its own that begins where the last page ended. No transaction stays open
 * while a slow client downloads, and what comes in meanwhile is newer than the first page.
 */
export function createInboxCsv(database: Kysely<DB>): InboxCsv {
  return async (principal, of) => {
    const { properties, owners } = await deskNames(database, principal, { most: Number.POSITIVE_INFINITY });
    await recordAudit(database, principal, {
      action: 'file of enquiries',
      subject: 'filter' in of ? of.filter.view : 'search',
      ...('filter' in of && { detail: { ...of.filter } }),
    });
    async function* pages(): AsyncGenerator<InboxRecord[]> {
      if ('words' in of)
        return yield await withStaffRole(database, principal, (desk) => searchEnquiries(desk, of.words));
      let before: string | null = null;
      do {
        const filter: InboxFilter = { ...of.filter, before };
        const page = await withStaffRole(database, principal, (desk) =>
          newestRecords(desk, principal, filter, pageRows),
        );
        yield page.records;
        before = page.next;
      } while (before);
    }
    return csvStream(columnsOf(properties, owners), pages());
  };
}

function columnsOf(
  properties: Record<string, { name: string }>,
  owners: Record<string, string>,
): CsvColumn<InboxRecord>[] {
  return [
    { heading: 'Reference', cell: ({ reference }) => reference },
    { heading: 'Received', cell: ({ created }) => inIndia(created) },
    { heading: 'Due', cell: ({ due }) => inIndia(due) },
    { heading: 'Answered', cell: ({ answered }) => answered && inIndia(answered) },
    { heading: 'Status', cell: ({ status }) => status },
    { heading: 'Owner', cell: ({ owner }) => (owner ? (owners[owner] ?? owner) : null) },
    { heading: 'Source', cell: ({ source }) => source },
    { heading: 'Property', cell: ({ property }) => (property ? (properties[property]?.name ?? property) : null) },
    {
      heading: 'Event',
      cell: ({ eventType }) => (eventType ? labelOf(eventTypeOptions.enquiry, eventType as EventType) : null),
    },
    { heading: 'Event date', cell: ({ eventDate }) => eventDate },
    { heading: 'Departure', cell: ({ checkoutDate }) => checkoutDate },
    { heading: 'Guests', cell: ({ guests }) => guests },
    { heading: 'Budget', cell: ({ budget }) => (budget ? labelOf(budgetOptions, budget as BudgetRange) : null) },
    { heading: 'Name', cell: ({ name }) => name },
    { heading: 'E-mail', cell: ({ email }) => email },
    { heading: 'Phone', cell: ({ phone }) => phone },
    { heading: 'Quarantine', cell: ({ quarantine }) => quarantine },
  ];
}

/** Formats as "2026-11-21 14:05", which every spreadsheet sorts and reads as a time. */
function inIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}
