import type { Kysely } from 'kysely';
import type { InboxCounts, InboxFilter } from '#domain/inbox.ts';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { asStaff } from '#server/staff/as-staff.ts';
import { type DeskNames, deskNames } from './desk-names.ts';
import { inboxCounts } from './inbox-counts.ts';
import { type InboxPage, inboxPage } from './inbox-page.ts';

/** What staff may ask of the desk. Each question says who asks; what they may not see is not there. */
export interface Desk {
  inbox(principal: Principal, filter: InboxFilter): Promise<InboxPage>;
  counts(principal: Principal): Promise<InboxCounts>;
  /** What stands for slugs and ids: the properties this person sees, and who works here. */
  names(principal: Principal): Promise<DeskNames>;
}

export function createDesk({ database }: { database: Kysely<DB> }): Desk {
  return {
    inbox: (principal, filter) => asStaff(database, principal, (desk) => inboxPage(desk, principal, filter)),
    counts: (principal) => asStaff(database, principal, (desk) => inboxCounts(desk, principal)),
    names: (principal) => deskNames(database, principal),
  };
}
