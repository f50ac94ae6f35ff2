import type { FunctionPlan } from '#app/desk/diary/diary-function.ts';
import { createDiary, type Diary } from '#app/desk/diary/server/diary.server.ts';
import type { DateToHold } from '#app/desk/diary/server/hold-date.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { functionSpan } from '#app/diary/function-times.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';

interface Opened {
  db: TestDatabase;
  database: Database;
  diary: Diary;
  admin: Principal;
  /** Sees Israna alone. */
  asha: Principal;
  /** Sees The Tivoli alone. */
  ravi: Principal;
}

export const israna = 'wedcation-by-tivoli-israna';

/** A test file's own diary over its own database, with three people who work there. */
export function diaryOfThisFile() {
  const open = openedForThisFile<Opened>(
    async () => {
      const db = await testDatabase();
      const database = openDatabase(db.siteUrl);
      return {
        db,
        database,
        diary: createDiary({ database: database.desk, deskNotifier: { notify() {} } }),
        admin: await aPersonOfStaff(db, { name: 'Head', role: 'admin' }),
        asha: await aPersonOfStaff(db, { name: 'Asha', properties: [israna] }),
        ravi: await aPersonOfStaff(db, { name: 'Ravi', properties: ['the-tivoli'] }),
      };
    },
    async ({ db, database }) => {
      await database.close();
      await db.drop();
    },
  );
  return {
    open,
    /** The ids of a hotel's spaces, by their slugs. */
    async spaces(hotel = israna): Promise<Record<string, string>> {
      const { rows } = await open().db.owner.query<{ slug: string; id: string }>(
        'select s.slug, s.id from hotel_spaces s join hotels h on h.id = s.hotel_id where h.slug = $1 order by s.sort_order',
        [hotel],
      );
      return Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
    },
    async empty(): Promise<void> {
      await open().db.owner.query(
        'truncate diary.event, diary.function, diary.part, diary.feed, diary.property, leads cascade; delete from jobs.job',
      );
    },
    /** Stores a lead as a row and returns its reference. */
    async lead(values: { venue?: string; status?: string } = {}): Promise<string> {
      const reference = `TV-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
      await open().db.owner.query(
        `insert into leads (language, reference, source, customer_name, customer_phone, venue_id, status)
         values ('en', $1, 'phone_inquiry', 'Meera Sample', '+919810000001', $2, $3)`,
        [reference, values.venue ?? israna, values.status ?? 'contacted'],
      );
      return reference;
    },
  };
}

interface Planned extends Partial<Omit<FunctionPlan, 'starts' | 'ends'>> {
  spaces: string[];
  day: string;
  from?: string;
  to?: string;
}

/** A wedding evening as a request to the diary; a definite one without a lead if nothing else is said. */
export function aDateToHold(
  { day, from = '19:00', to = '01:00', ...plan }: Planned,
  request: Partial<Omit<DateToHold, 'plan'>> = {},
): DateToHold {
  return {
    lead: null,
    state: 'definite',
    expires: request.state === 'option' ? new Date(Date.now() + 86_400_000) : null,
    reason: null,
    mayWait: false,
    ...request,
    plan: {
      property: israna,
      kind: 'wedding',
      ...functionSpan(day, from, to),
      setupMinutes: 0,
      clearingMinutes: 0,
      layout: null,
      expected: 650,
      guaranteed: null,
      amount: null,
      ...plan,
    },
  };
}
