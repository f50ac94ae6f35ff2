import { type Kysely, sql, type Transaction } from 'kysely';
import {
  findApplication,
  listApplications,
  openCv,
  searchApplications,
} from '#app/desk/applications/server/applications.server.ts';
import {
  judgeApplication,
  moveApplication,
  undoApplication,
} from '#app/desk/applications/server/move-application.server.ts';
import { type ChangeResult, refused } from '#app/desk/enquiry/enquiry-change.ts';
import type { InboxFilter, PromiseFigures } from '#app/desk/inbox/inbox.ts';
import { addPhoneEnquiry } from '#app/desk/inbox/server/add-phone-enquiry.server.ts';
import { deskNames, type WantedNames } from '#app/desk/inbox/server/desk-names.server.ts';
import {
  inboxCounts,
  inboxPage,
  myDay,
  possibleDoubles,
  searchEnquiries,
} from '#app/desk/inbox/server/inbox.server.ts';
import {
  type HandedOver,
  handOver,
  readTaker,
  type Workload,
  workloads,
} from '#app/desk/staff/server/hand-over.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import { canOpen, type Principal } from '#app/desk/staff/staff-roles.ts';
import type { DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';
import { awaitedSince } from '#app/forms/store-once.server.ts';
import type { DB } from '#platform/database/types.ts';
import { type ChangeRequest, changeEnquiry, recordChange } from './change-enquiry.server.ts';
import { editEnquiry } from './edit-enquiry.server.ts';
import { findEnquiry } from './find-enquiry.server.ts';
import { mergeEnquiries, sameFamily } from './merge-enquiries.server.ts';
import { erasePersonOf, exportPersonOf, type PersonParts, personRecordsOf } from './person-records.server.ts';

interface Parts extends PersonParts {
  deskNotifier: Pick<DeskNotifier, 'notify'>;
}

export type Desk = ReturnType<typeof createDesk>;

/** The calls of the desk. Each takes the person who asks; a row that they may not see is treated as missing. */
export function createDesk(parts: Parts) {
  const { database, deskNotifier, objects } = parts;
  /** Makes a query a call of the desk: it sees what the person who asks may see. */
  const asking =
    <Of extends unknown[], T>(read: (desk: Transaction<DB>, ...of: Of) => Promise<T>) =>
    (principal: Principal, ...of: Of) =>
      withStaffRole(database, principal, (desk) => read(desk, ...of));
  /** Makes a change a call of the desk: other open desks are notified of it. */
  const changing =
    <Of extends unknown[], T>(write: (desk: Transaction<DB>, principal: Principal, ...of: Of) => Promise<T>) =>
    async (principal: Principal, ...of: Of) => {
      const result = await withStaffRole(database, principal, (desk) => write(desk, principal, ...of));
      if (changedSomething(result)) deskNotifier.notify();
      return result;
    };
  const [find, change, handing] = [asking(findEnquiry), changing(changeEnquiry), changing(handOver)];
  const open = changing(async (desk, principal, reference: string) => {
    const cv = await openCv(desk, principal, reference);
    if (cv && !('held' in cv)) await recordAudit(desk, principal, { action: 'opened a CV', subject: reference });
    return cv;
  });
  return {
    /** One page of the inbox, the count of each view, and how many deadlines were met in the last 30 days. */
    inbox: (principal: Principal, filter: InboxFilter) =>
      withStaffRole(database, principal, async (desk) => {
        const page = await inboxPage(desk, principal, { filter });
        return {
          page,
          doubles: await possibleDoubles(
            desk,
            page.rows.map(({ id }) => id),
          ),
          counts: await inboxCounts(desk, principal),
          promise: await promiseFigures(desk),
        };
      }),
    /** What waits for somebody today, and which enquiries may be one family's. */
    async myDay(principal: Principal) {
      const staff = await database.selectFrom('staff.user').select('id').where('removed_at', 'is', null).execute();
      const present = staff.map(({ id }) => id);
      return withStaffRole(database, principal, async (desk) => {
        const day = await myDay(desk, principal, present);
        const shown = [...day.overdue, ...day.due, ...day.steps, ...day.fresh].map(({ id }) => id);
        return { ...day, doubles: await possibleDoubles(desk, shown) };
      });
    },
    counts: (principal: Principal) => withStaffRole(database, principal, (desk) => inboxCounts(desk, principal)),
    search: asking(searchEnquiries),
    names: (principal: Principal, wanted?: WantedNames) => deskNames(database, principal, wanted),
    /** One enquiry, with everybody to whom it can be assigned: those who see its property. */
    async enquiry(principal: Principal, reference: string) {
      const found = await find(principal, reference);
      return found && { ...found, canOwn: await whoCanOwn(database, found.property) };
    },
    change: async (principal: Principal, request: ChangeRequest): Promise<ChangeResult> =>
      (await refuseStranger(database, principal, request)) ?? change(principal, request),
    edit: changing(editEnquiry),
    sameFamily: asking(sameFamily),
    merge: changing(mergeEnquiries),
    /** Who has how much to do, of what the person who asks may see. */
    async team(principal: Principal): Promise<Workload[]> {
      if (!canOpen(principal, 'team'))
        throw new Error('Only a manager or an administrator sees who has how much to do.');
      return withStaffRole(database, principal, workloads);
    },
    /** Hands a colleague's open work to another one; null if nobody of that name may have it. */
    async handOver(principal: Principal, { from, to }: { from: string; to: string }): Promise<HandedOver | null> {
      if (!canOpen(principal, 'team')) throw new Error('Only a manager or an administrator hands work over.');
      const taker = from === to ? null : await readTaker(database, to);
      return taker && handing(principal, from, taker);
    },
    note: changing(addNote('leads')),
    addPhoneEnquiry: changing(addPhoneEnquiry),
    applications: asking(listApplications),
    searchApplications: asking(searchApplications),
    application: asking(findApplication),
    noteApplication: changing(addNote('career_applications')),
    moveApplication: changing(moveApplication),
    judgeApplication: changing(judgeApplication),
    undoApplication: changing(undoApplication),
    /** Returns the CV as a stream, and records who opened it. Null if there is none, `held` if nobody may have it. */
    async openCv(principal: Principal, reference: string) {
      const found = await open(principal, reference);
      if (!found || 'held' in found) return found;
      return { ...found, content: await objects.read(found.key) };
    },
    personRecords: (principal: Principal, reference: string) => personRecordsOf(parts, principal, reference),
    exportPerson: (principal: Principal, reference: string, records: string[]) =>
      exportPersonOf(parts, principal, reference, records),
    async erasePerson(principal: Principal, reference: string, records: string[]) {
      const isErased = await erasePersonOf(parts, principal, reference, records);
      if (isErased) deskNotifier.notify();
      return isErased;
    },
  };
}

/** Whether a change altered anything that other open desks show; a refusal, a conflict or a missing row did not. */
function changedSomething(result: unknown): boolean {
  if (typeof result === 'object' && result !== null && 'kind' in result) return result.kind === 'done';
  return Boolean(result);
}

/** Reads the figures of the enquiries of the last 30 days. To merge one is no answer to it: it is not counted. */
async function promiseFigures(desk: Transaction<DB>): Promise<PromiseFigures> {
  const { rows } = await sql<PromiseFigures>`
    select percentile_cont(0.5) within group (order by extract(epoch from l.first_response_at - ${awaitedSince(sql`l.due_at`)})) * 1000 as median,
           avg(case when l.first_response_at <= l.due_at then 1 when coalesce(l.first_response_at, now()) > l.due_at then 0 end)::float
             as "inTime"
      from leads l where l.created_at > now() - interval '30 days' and l.quarantine in ('none', 'released')
       and l.merged_into is null`.execute(desk);
  return rows[0] ?? { median: null, inTime: null };
}

/** Reads the staff who see the enquiries of this property, by name. Null stands for enquiries that name no property. */
async function whoCanOwn(database: Kysely<DB>, property: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id
      from staff."user" u
     where u.removed_at is null
       and (u.role = 'admin' or (u.role in ('manager', 'sales') and (u.all_properties or exists (
         select from staff.user_property p where p.user_id = u.id and p.property = ${property}))))
     order by u.name`.execute(database);
  return rows.map(({ id }) => id);
}

/** Returns the refusal if somebody would be assigned an enquiry that they may not see; null if they may. */
async function refuseStranger(
  database: Kysely<DB>,
  principal: Principal,
  { reference, change }: ChangeRequest,
): Promise<ChangeResult | null> {
  if (change.kind !== 'assign' || !change.owner) return null;
  const lead = await withStaffRole(database, principal, (desk) =>
    desk.selectFrom('leads').select('venue_id').where('reference', '=', reference).executeTakeFirst(),
  );
  if (!lead) return { kind: 'gone' };
  const canOwn = await whoCanOwn(database, lead.venue_id);
  return canOwn.includes(change.owner) ? null : refused('Nobody of that name works here and sees this property.');
}

/** Adds a note to the timeline of an enquiry or an application; notes never conflict. False where there is none. */
function addNote(to: 'leads' | 'career_applications') {
  return async (desk: Transaction<DB>, principal: Principal, reference: string, note: string): Promise<boolean> => {
    const found = await desk.selectFrom(to).select('id').where('reference', '=', reference).executeTakeFirst();
    if (!found) return false;
    const of = { ...found, ...(to === 'career_applications' && { isApplication: true as const }) };
    await recordChange(desk, principal, of, { kind: 'note', note });
    return true;
  };
}
