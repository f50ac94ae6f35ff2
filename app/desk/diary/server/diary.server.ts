import { type Kysely, sql, type Transaction } from 'kysely';
import type { DiaryResult, FunctionPlan } from '#app/desk/diary/diary-function.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';
import type { DB } from '#platform/database/types.ts';
import { type ChangeRequest, changeFunction, moveEvent } from './change-function.server.ts';
import { busyTimes, functionsIn, monthText, propertiesOf, type Span } from './diary-span.server.ts';
import { addFeed, listFeeds, readFeed, revokeFeed } from './feeds.server.ts';
import { functionHistory, functionsWhere, rivalsOf, type Wanted } from './function-rows.server.ts';
import { type DateToHold, holdDate } from './hold-date.server.ts';
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
  const told = async (result: Promise<DiaryResult>) => {
    const settled = await result;
    if (settled.kind === 'done') deskNotifier.notify();
    return settled;
  };
  const write = <T>(principal: Principal, work: Parameters<typeof withStaffRole<T>>[2]) =>
    withStaffRole(database, principal, work);
  const read = <T>(principal: Principal, work: Parameters<typeof withStaffRole<T>>[2]) =>
    write(principal, async (desk) => {
      await sql`select diary.settle_due()`.execute(desk);
      return work(desk);
    });
  const during = <F>(
    principal: Principal,
    span: Span,
    functionsOf: (desk: Transaction<DB>, span: Span) => Promise<F>,
  ) =>
    read(principal, async (desk) => ({
      properties: await propertiesOf(desk, span.property),
      functions: await functionsOf(desk, span),
      busy: await busyTimes(desk, span),
    }));
  return {
    hold: (principal: Principal, request: DateToHold) => told(holdDate(database, principal, request)),
    change: (principal: Principal, request: ChangeRequest) => told(changeFunction(database, principal, request)),
    moveEvent: (principal: Principal, request: { lead: string; days: number }) =>
      told(moveEvent(database, principal, request)),
    function: (principal: Principal, reference: string) =>
      read(principal, async (desk) => (await functionsWhere(desk, sql`f.reference = ${reference}`))[0] ?? null),
    history: (principal: Principal, reference: string) =>
      read(principal, (desk) => functionHistory(desk, { reference })),
    span: (principal: Principal, span: Span) => during(principal, span, functionsIn),
    /** The same for a month, whose functions are one text that `readMonthText` reads. */
    month: (principal: Principal, span: Span) => during(principal, span, monthText),
    properties: (principal: Principal, property: string | null) =>
      read(principal, (desk) => propertiesOf(desk, property)),
    proposals: (principal: Principal, plan: FunctionPlan, besides: string[] = []) =>
      read(principal, async (desk) => ({
        found: await proposals(desk, plan, besides),
        season: await seasonAround(desk, plan),
      })),
    /** Takes bookings over from a file, or only says what would come of it. */
    async import(principal: Principal, request: { text: string; mode: ImportMode }) {
      const report = await importDiary(database, principal, request);
      if (report.isStored) deskNotifier.notify();
      return report;
    },
    feeds: (principal: Principal) => write(principal, listFeeds),
    /** Makes a calendar feed of a property, or of this person's own functions; returns its secret. */
    addFeed: (principal: Principal, property: string | null) =>
      write(principal, (desk) => addFeed(desk, principal, property)),
    revokeFeed: (principal: Principal, id: string) => write(principal, (desk) => revokeFeed(desk, id)),
    feed: (token: string) => readFeed(database, token),
    settings: (principal: Principal) => write(principal, propertySettings),
    saveShown: (principal: Principal, request: { property: string; shows: boolean }) =>
      write(principal, (desk) => saveShown(desk, principal, request)),
    savePart: (principal: Principal, request: { whole: string; part: string; isPart: boolean }) =>
      savePart(database, principal, request),
    ofLead: (principal: Principal, lead: string) =>
      read(principal, (desk) => functionsWhere(desk, sql`l.reference = ${lead}`)),
    rivals: (principal: Principal, wanted: Wanted, besides: string[]) =>
      read(principal, (desk) => rivalsOf(desk, wanted, besides)),
  };
}
