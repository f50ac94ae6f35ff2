import { type Kysely, sql, type Transaction } from 'kysely';
import type { DiaryResult, FunctionPlan } from '#app/desk/diary/diary-function.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';
import type { DB } from '#platform/database/types.ts';
import { changeFunction, moveEvent } from './change-function.server.ts';
import { busyTimes, functionsIn, monthText, propertiesOf, type Span } from './diary-span.server.ts';
import { addFeed, listFeeds, readFeed, revokeFeed } from './feeds.server.ts';
import { functionHistory, functionsWhere, rivalsOf } from './function-rows.server.ts';
import { holdDate } from './hold-date.server.ts';
import { type ImportMode, importDiary } from './import-diary.server.ts';
import { propertySettings, savePart, saveShown } from './property-settings.server.ts';
import { proposals, seasonAround } from './proposals.server.ts';

export type Diary = ReturnType<typeof createDiary>;

interface Parts {
  database: Kysely<DB>;
  deskNotifier: Pick<DeskNotifier, 'notify'>;
}

/** The calls of the diary. Each takes the person who asks; a function that they may not see is treated as missing. */
export function createDiary({ database, deskNotifier }: Parts) {
  /** Makes a call of a change, after which open desks are notified. */
  const asChange =
    <Request>(change: (database: Kysely<DB>, principal: Principal, request: Request) => Promise<DiaryResult>) =>
    async (principal: Principal, request: Request) => {
      const result = await change(database, principal, request);
      if (result.kind === 'done') deskNotifier.notify();
      return result;
    };
  /** Makes a call of a query, which sees only what the person who asks may see. */
  const asQuery =
    <Of extends unknown[], T>(read: (desk: Transaction<DB>, ...of: Of) => Promise<T>) =>
    (principal: Principal, ...of: Of) =>
      withStaffRole(database, principal, (desk) => read(desk, ...of));
  /** Makes a call of a query of functions: what has expired is released first. */
  const asFunctionQuery = <Of extends unknown[], T>(read: (desk: Transaction<DB>, ...of: Of) => Promise<T>) =>
    asQuery(async (desk, ...of: Of) => {
      await sql`select diary.settle_due()`.execute(desk);
      return read(desk, ...of);
    });
  const asSpanQuery = <F>(functionsOf: (desk: Transaction<DB>, span: Span) => Promise<F>) =>
    asFunctionQuery(async (desk, span: Span) => ({
      properties: await propertiesOf(desk, span.property),
      functions: await functionsOf(desk, span),
      busy: await busyTimes(desk, span),
    }));
  return {
    hold: asChange(holdDate),
    change: asChange(changeFunction),
    moveEvent: asChange(moveEvent),
    function: asFunctionQuery(
      async (desk, reference: string) => (await functionsWhere(desk, sql`f.reference = ${reference}`))[0] ?? null,
    ),
    history: asFunctionQuery((desk, reference: string) => functionHistory(desk, { reference })),
    ofLead: asFunctionQuery((desk, lead: string) => functionsWhere(desk, sql`l.reference = ${lead}`)),
    rivals: asFunctionQuery(rivalsOf),
    span: asSpanQuery(functionsIn),
    /** Like `span`, but the functions are one text, which `readMonthText` reads. */
    month: asSpanQuery(monthText),
    properties: asFunctionQuery(propertiesOf),
    proposals: asFunctionQuery(async (desk, plan: FunctionPlan, except: string[] = []) => ({
      found: await proposals(desk, plan, except),
      season: await seasonAround(desk, plan),
    })),
    async import(principal: Principal, request: { file: Uint8Array; mode: ImportMode }) {
      const report = await importDiary(database, principal, request);
      if (report.isStored) deskNotifier.notify();
      return report;
    },
    feeds: asQuery(listFeeds),
    /** Makes a calendar feed of a property, or of this person's own functions; returns its secret. */
    addFeed: (principal: Principal, property: string | null) =>
      withStaffRole(database, principal, (desk) => addFeed(desk, principal, property)),
    revokeFeed: asQuery(revokeFeed),
    feed: (token: string) => readFeed(database, token),
    settings: asQuery(propertySettings),
    saveShown: (principal: Principal, request: { property: string; shows: boolean }) =>
      withStaffRole(database, principal, (desk) => saveShown(desk, principal, request)),
    savePart: (principal: Principal, request: { whole: string; part: string; isPart: boolean }) =>
      savePart(database, principal, request),
  };
}
