import type { Kysely } from 'kysely';
import type { EventType } from '#app/catalogue/event-type.ts';
import { type CsvColumn, csvMoment, csvPhone, csvStream } from '#app/desk/frame/csv.server.ts';
import {
  cameByLabels,
  dayOf,
  functionLines,
  type InboxFilter,
  type InboxRow,
  sourceLabels,
  statusLabels,
} from '#app/desk/inbox/inbox.ts';
import { deskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import { inboxPage, searchEnquiries } from '#app/desk/inbox/server/inbox.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { BudgetRange } from '#app/enquiries/enquiry.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { DB } from '#platform/database/types.ts';

/** Selects the enquiries of a file: a view with its filters, or the results of a search. */
export type InboxSelection = { filter: InboxFilter } | { words: string };

export type InboxCsv = ReturnType<typeof createInboxCsv>;

/** A page is so small that its memory is freed before the next one is read; with larger pages the heap would grow. */
const pageRows = 250;

/**
 * Streams enquiries as CSV, newest first, but for those that were merged, and records it in the audit, without the words of
 * a search.
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
        return yield (await withStaffRole(database, principal, (desk) => searchEnquiries(desk, of.words))).filter(
          isItsOwn,
        );
      let before: string | null = null;
      do {
        const filter: InboxFilter = { ...of.filter, before };
        const page = await withStaffRole(database, principal, (desk) =>
          inboxPage(desk, principal, { filter, most: pageRows, byDeadline: false }),
        );
        yield page.rows.filter(isItsOwn);
        before = page.next;
      } while (before);
    }
    return csvStream(columnsOf(properties, owners), pages());
  };
}

/** An enquiry that was merged goes on as another one, which stands in the file. */
const isItsOwn = ({ mergedInto }: InboxRow) => mergedInto === null;

function columnsOf(
  properties: Record<string, { name: string }>,
  owners: Record<string, string>,
): CsvColumn<InboxRow>[] {
  return [
    ['Reference', ({ reference }) => reference],
    ['Received', ({ createdAt }) => csvMoment(createdAt)],
    ['Due', ({ dueAt }) => csvMoment(dueAt)],
    ['Answered', ({ answeredAt }) => answeredAt && csvMoment(answeredAt)],
    ['Status', ({ status }) => statusLabels[status]],
    ['Owner', ({ owner }) => (owner ? (owners[owner] ?? owner) : null)],
    ['Source', ({ source }) => sourceLabels[source]],
    ['Came by', ({ cameBy }) => cameByLabels[cameBy]],
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
    ['Phone', ({ phone }) => phone && csvPhone(phone)],
    ['Quarantine', ({ quarantine }) => quarantine],
  ];
}
