import type { Kysely } from 'kysely';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { BudgetRange } from '#domain/budget-range.ts';
import type { EventType } from '#domain/event-type.ts';
import type { InboxFilter, InboxRow } from '#domain/inbox.ts';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { deskNames } from '#server/desk/desk-names.ts';
import { newestRows } from '#server/desk/inbox-page.ts';
import { asStaff } from '#server/staff/as-staff.ts';
import { recordAudit } from '#server/staff/record-audit.ts';
import { type CsvColumn, csvStream } from './csv.ts';

/** A view of the inbox as CSV, newest first, however many rows it has. Written down: it gives visitors' data out. */
export type InboxFile = (principal: Principal, filter: InboxFilter) => Promise<ReadableStream<Uint8Array>>;

/** Few enough that a page is young garbage when the next one comes: larger ones let the heap grow. */
const pageRows = 250;

/**
 * Page by page, each in a transaction of its own that begins where the last page ended: nothing is held open while a
 * slow line takes its time, and what comes in meanwhile is newer than the first page.
 */
export function createInboxFile(database: Kysely<DB>): InboxFile {
  return async (principal, filter) => {
    const { properties, owners } = await deskNames(database, principal);
    await recordAudit(database, principal, {
      action: 'file of enquiries',
      subject: filter.view,
      detail: { ...filter },
    });
    async function* pages(): AsyncGenerator<InboxRow[]> {
      let before = filter.before;
      do {
        const page = await asStaff(database, principal, (desk) =>
          newestRows(desk, principal, { ...filter, before }, pageRows),
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
    { heading: 'Reference', cell: ({ reference }) => reference },
    { heading: 'Received', cell: ({ createdAt }) => inIndia(createdAt) },
    { heading: 'Due', cell: ({ dueAt }) => inIndia(dueAt) },
    { heading: 'Answered', cell: ({ answeredAt }) => (answeredAt ? inIndia(answeredAt) : null) },
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

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** "2026-11-21 14:05", which every spreadsheet sorts and reads as a time. */
function inIndia(moment: string): string {
  return clock.format(new Date(moment));
}
