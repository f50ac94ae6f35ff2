import { type Kysely, sql, type Transaction } from 'kysely';
import type { DiaryFunction, DiaryResult, FunctionPlan } from '#app/desk/diary/diary-function.ts';
import { refused } from '#app/desk/enquiry/enquiry-change.ts';
import { changeEventDay } from '#app/desk/enquiry/server/edit-enquiry.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { challengeHours } from '#app/diary/function-times.ts';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { functionsWhere, lockAndSettle, occupiedTime, type Wanted } from './function-rows.server.ts';
import { SpacesTaken, waitsBehindOptions, whyNotDone } from './hold-date.server.ts';

export type FunctionChange =
  /** An option, an enquiry or a released function becomes definite. */
  | { kind: 'confirm' }
  | { kind: 'option'; expires: Date; mayWait: boolean }
  | { kind: 'release' }
  /** Asks the owner of the first option, which this one waits for, to confirm within two days. */
  | { kind: 'challenge' }
  /** `movesEnquiry` says whether the enquiry's day becomes the plan's. */
  | { kind: 'replan'; plan: FunctionPlan; movesEnquiry?: boolean };

export interface ChangeRequest {
  reference: string;
  /** The version that was on the screen. */
  version: number;
  change: FunctionChange;
}

/** Changes a function, in one transaction. */
export async function changeFunction(
  database: Kysely<DB>,
  principal: Principal,
  request: ChangeRequest,
): Promise<DiaryResult> {
  const { reference, change } = request;
  const wanted: Wanted[] = change.kind === 'replan' ? [change.plan] : [];
  try {
    return await withStaffRole(database, principal, async (desk) => {
      const found = await lockFunction(desk, request);
      if ('result' in found) return found.result;
      if (wanted.length === 0) wanted.push(found.row);
      const { row } = found;
      const refusal = await apply(desk, row, change);
      if (refusal) return refusal;
      if (change.kind === 'replan' && change.movesEnquiry && row.lead)
        await changeEventDay(desk, principal, row.lead, () => todayInIndia(change.plan.starts));
      return { kind: 'done', references: [reference] };
    });
  } catch (error) {
    return whyNotDone(error, { database, principal, wanted, except: [reference] });
  }
}

/** Locks and settles the diary of its property, and makes sure that the person saw the newest version. */
async function lockFunction(
  desk: Transaction<DB>,
  { reference, version, change }: ChangeRequest,
): Promise<{ row: DiaryFunction } | { result: DiaryResult }> {
  const { rows: seen } = await sql<{ property: string }>`
    select property from diary.function where reference = ${reference}`.execute(desk);
  if (!seen[0]) return { result: { kind: 'gone' } };
  await lockAndSettle(desk, [seen[0].property, ...(change.kind === 'replan' ? [change.plan.property] : [])]);
  const [row] = await functionsWhere(desk, sql`f.reference = ${reference}`);
  if (!row) return { result: { kind: 'gone' } };
  if (row.version === version) return { row };
  const { rows } = await sql<{ author: string; at: Date }>`
    select c.author, c.at from diary.change c join diary.function f on f.id = c.function_id
     where f.reference = ${reference} order by c.id desc limit 1`.execute(desk);
  const [last] = rows;
  return { result: { kind: 'conflict', by: last?.author ?? 'Somebody', at: last?.at ?? null } };
}

/** Makes the change. Returns why it is not possible, or null. */
async function apply(desk: Transaction<DB>, row: DiaryFunction, change: FunctionChange): Promise<DiaryResult | null> {
  const update = (values: ReturnType<typeof sql>) =>
    sql<{ rank: number | null }>`
      update diary.function set ${values} where reference = ${row.reference} returning rank`.execute(desk);
  switch (change.kind) {
    case 'confirm':
      if (row.state === 'definite') return refused('It is definite already.');
      if (row.state === 'blocked') return refused('A blocked time cannot be confirmed.');
      await update(sql`state = 'definite'`);
      return null;
    case 'option': {
      if (row.state === 'option' && row.challenged) return refused('It is challenged: confirm it or release it.');
      if (row.state === 'definite' || row.state === 'blocked') return refused('Release it first.');
      const { rows } = await update(
        sql`state = 'option', expires_at = least(${change.expires}::timestamptz, starts_at)`,
      );
      const isNewAndWaits = row.state !== 'option' && (rows[0]?.rank ?? 1) > 1;
      if (isNewAndWaits && !(change.mayWait && (await waitsBehindOptions(desk, row.reference))))
        throw new SpacesTaken();
      return null;
    }
    case 'release':
      if (row.state === 'released') return refused('It is released already.');
      await update(sql`state = 'released'`);
      return null;
    case 'challenge':
      return challenge(desk, row);
    case 'replan': {
      const { plan } = change;
      if (row.challenged && !occupiesTheSame(plan, row))
        return refused('It is challenged: confirm it or release it before it is moved.');
      const held = row.state === 'option' && row.rank === 1;
      const { rows } = await update(sql`
        property = ${plan.property}, kind = ${plan.kind}, spaces = ${plan.spaces}::uuid[], starts_at = ${plan.starts},
        ends_at = ${plan.ends}, setup_minutes = ${plan.setupMinutes}, clearing_minutes = ${plan.clearingMinutes},
        layout = ${plan.layout}, expected_guests = ${plan.expected}, guaranteed_guests = ${plan.guaranteed},
        amount_inr = ${plan.amount}`);
      // A first option is not moved to a time at which it would have to wait.
      if (held && (rows[0]?.rank ?? 1) > 1) throw new SpacesTaken();
      return null;
    }
  }
}

/** Marks the options that this one waits for as challenged: they expire in two days at the latest. */
async function challenge(desk: Transaction<DB>, row: DiaryFunction): Promise<DiaryResult | null> {
  if (row.state !== 'option' || row.rank === 1) return refused('Only an option that waits can challenge another.');
  const { rows } = await sql<{ id: string }>`
    update diary.function set challenged_at = now(),
           expires_at = least(expires_at, now() + make_interval(hours => ${challengeHours}))
     where state = 'option' and rank = 1 and challenged_at is null and id in (
       select theirs.function_id from diary.function f
         join diary.claim mine on mine.function_id = f.id
         join diary.claim theirs on theirs.unit = mine.unit and theirs.during && mine.during and theirs.holds
        where f.reference = ${row.reference})
    returning id`.execute(desk);
  return rows.length > 0 ? null : refused('What it waits for is challenged already, or definite.');
}

function occupiesTheSame(one: FunctionPlan, other: FunctionPlan): boolean {
  const place = (plan: FunctionPlan) => [plan.property, ...plan.spaces.toSorted(), ...occupiedTime(plan)].join(' ');
  return place(one) === place(other);
}

/** Moves all functions of a lead's event by a number of days, and the enquiry's day if asked, in one transaction. */
export async function moveEvent(
  database: Kysely<DB>,
  principal: Principal,
  { lead, days, movesEnquiry }: { lead: string; days: number; movesEnquiry?: boolean },
): Promise<DiaryResult> {
  const ofLead = sql`f.state <> 'released' and l.reference = ${lead}`;
  let moving: DiaryFunction[] = [];
  try {
    return await withStaffRole(database, principal, async (desk) => {
      const seen = await functionsWhere(desk, ofLead);
      await lockAndSettle(
        desk,
        seen.map(({ property }) => property),
      );
      moving = await functionsWhere(desk, ofLead);
      if (moving.length === 0) return { kind: 'gone' };
      if (moving.some(({ challenged }) => challenged))
        return refused('One of its options is challenged: confirm it or release it first.');
      const references = moving.map(({ reference }) => reference);
      // A function may move to the time of the next one, so the claims are compared after all have moved.
      await sql`set constraints diary.never_twice deferred`.execute(desk);
      const { rows } = await sql`
        update diary.function
           set starts_at = starts_at + make_interval(hours => ${days * 24}),
               ends_at = ends_at + make_interval(hours => ${days * 24})
         where reference = any (${references})
        returning reference`.execute(desk);
      await sql`set constraints diary.never_twice immediate`.execute(desk);
      if (rows.length !== moving.length) throw new Error('Not every function of the event was moved.');
      const after = await functionsWhere(desk, ofLead);
      const first = new Set(moving.flatMap(({ reference, rank }) => (rank === 1 ? [reference] : [])));
      if (after.some(({ reference, rank }) => first.has(reference) && rank !== 1)) throw new SpacesTaken();
      const held = moving.map(({ starts }) => todayInIndia(starts));
      if (movesEnquiry)
        // A day on which nothing was held is no day of the event any more: the first function's counts.
        await changeEventDay(desk, principal, lead, (day) =>
          addDays(held.find((each) => each === day) ?? held[0] ?? '', days),
        );
      return { kind: 'done', references };
    });
  } catch (error) {
    const except = moving.map(({ reference }) => reference);
    const later = (moment: Date) => new Date(moment.getTime() + days * 86_400_000);
    const wanted = moving.map((row) => ({ ...row, starts: later(row.starts), ends: later(row.ends) }));
    return whyNotDone(error, { database, principal, wanted, except });
  }
}
