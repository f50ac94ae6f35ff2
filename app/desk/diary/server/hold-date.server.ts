import { type Kysely, sql, type Transaction } from 'kysely';
import type { DiaryFunction, DiaryResult, FunctionPlan } from '#app/desk/diary/diary-function.ts';
import { type Refusal, refused } from '#app/desk/enquiry/enquiry-change.ts';
import { changeEventDay } from '#app/desk/enquiry/server/edit-enquiry.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { newReference } from '#app/forms/store-once.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { lookUp } from '#platform/look-up.ts';
import { lockAndSettle, rivalsOf, type Wanted } from './function-rows.server.ts';

export interface DateToHold {
  /** The reference of the lead whose event it belongs to; null if it blocks a time or is imported from another diary. */
  lead: string | null;
  plan: FunctionPlan;
  state: 'enquiry' | 'option' | 'definite' | 'blocked';
  expires: Date | null;
  reason: string | null;
  /** Whether an option may wait behind the one that holds the spaces. */
  mayWait: boolean;
  /** Whether the enquiry's day becomes the plan's. */
  movesEnquiry?: boolean;
}

/** Writes a function and, if its lead has none, the event into the diary, in one transaction. */
export async function holdDate(
  database: Kysely<DB>,
  principal: Principal,
  { lead, mayWait, movesEnquiry, ...request }: DateToHold,
): Promise<DiaryResult> {
  const { plan, state } = request;
  try {
    return await withStaffRole(database, principal, async (desk) => {
      await lockAndSettle(desk, [plan.property]);
      if (state === 'option' && plan.starts <= new Date())
        return refused('That day is over: nothing can be held for it.');
      const event = await eventOfLead(desk, lead);
      if (event.kind !== 'event') return event;
      const { reference, rank } = await insertFunction(desk, principal, { ...request, eventId: event.id });
      // A trigger has given the rank: 1 holds the spaces, 2 and more wait.
      const waits = rank !== null && rank > 1;
      if (waits && !(mayWait && (await waitsBehindOptions(desk, reference)))) throw new SpacesTaken();
      if (movesEnquiry && lead) await changeEventDay(desk, principal, lead, () => todayInIndia(plan.starts));
      return { kind: 'done', references: [reference] };
    });
  } catch (error) {
    return whyNotDone(error, { database, principal, wanted: [plan] });
  }
}

/** The database refuses with these codes (SQLSTATE) for other reasons than a clash. */
const refusals: Record<string, string> = {
  '23503': 'These spaces belong to another property: choose some of this one.',
  '42501': 'You do not keep the diary of this property.',
};

export class SpacesTaken extends Error {}

/** Whether an error says that spaces are taken: ours, or that of the constraint `diary.never_twice` (SQLSTATE 23P01). */
export function areSpacesTaken(error: unknown): boolean {
  return error instanceof SpacesTaken || (error as { code?: string }).code === '23P01';
}

interface Attempt {
  database: Kysely<DB>;
  principal: Principal;
  /** The plans that should have been held. */
  wanted: readonly Wanted[];
  /** The references of the changed functions, which are not their own rivals. */
  except?: readonly string[];
}

/**
 * Says why a transaction of the diary was rolled back: which functions hold the spaces, or what the database refuses.
 * @throws the error itself if it is of another kind
 */
export async function whyNotDone(
  error: unknown,
  { database, principal, wanted, except = [] }: Attempt,
): Promise<DiaryResult> {
  const { code = '' } = error as { code?: string };
  const words = lookUp(refusals, code);
  if (words) return refused(words);
  if (!areSpacesTaken(error)) throw error;
  const rivals = await withStaffRole(database, principal, async (desk) => {
    const found = new Map<string, DiaryFunction>();
    for (const plan of wanted)
      for (const rival of await rivalsOf(desk, plan, except)) found.set(rival.reference, rival);
    return [...found.values()];
  });
  // A new option may wait behind options, not behind what is definite or blocked.
  return { kind: 'clash', rivals, mayWait: rivals.every(({ state: theirs }) => theirs === 'option') };
}

/** So many references are drawn at most: with a million functions one draw in a hundred is taken. */
const mostDraws = 10;

type FunctionToInsert = Omit<DateToHold, 'lead' | 'mayWait' | 'movesEnquiry'> & { eventId: string | null };

/** Inserts a function. A trigger decides whether it holds its spaces or waits, and gives the rank. */
export async function insertFunction(
  desk: Transaction<DB>,
  principal: Pick<Principal, 'id'>,
  { plan, state, expires, reason, eventId }: FunctionToInsert,
  draw: () => string = () => newReference('FN'),
): Promise<{ reference: string; rank: number | null }> {
  for (let left = mostDraws; left > 0; left -= 1) {
    const { rows } = await sql<{ reference: string; rank: number | null }>`
      insert into diary.function (reference, event_id, property, kind, spaces, starts_at, ends_at, setup_minutes,
          clearing_minutes, layout, expected_guests, guaranteed_guests, amount_inr, state, expires_at, reason, owner_id)
      values (${draw()}, ${eventId}, ${plan.property}, ${plan.kind}, ${plan.spaces}::uuid[], ${plan.starts},
          ${plan.ends}, ${plan.setupMinutes}, ${plan.clearingMinutes}, ${plan.layout}, ${plan.expected}, ${plan.guaranteed},
          ${plan.amount}, ${state}, ${state === 'option' ? sql`least(${expires}::timestamptz, ${plan.starts}::timestamptz)` : null},
          ${state === 'blocked' ? reason : null}, ${principal.id})
      on conflict (reference) do nothing
      returning reference, rank`.execute(desk);
    if (rows[0]) return rows[0];
  }
  throw new Error(`A function was not stored: ${mostDraws} references were taken.`);
}

/** Whether everything that holds its spaces is an option; a new option cannot wait behind what is definite or blocked. */
export async function waitsBehindOptions(desk: Transaction<DB>, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from diary.function f
      join diary.claim mine on mine.function_id = f.id
      join diary.claim theirs on theirs.unit = mine.unit and theirs.during && mine.during and theirs.holds
      join diary.function holder on holder.id = theirs.function_id and holder.state <> 'option'
     where f.reference = ${reference} limit 1`.execute(desk);
  return rows.length === 0;
}

/** Finds the event of a lead, and inserts one for its first function. */
async function eventOfLead(
  desk: Transaction<DB>,
  reference: string | null,
): Promise<{ kind: 'event'; id: string | null } | Refusal> {
  if (reference === null) return { kind: 'event', id: null };
  const { rows } = await sql<{ id: string; status: string; quarantine: string; event: string | null }>`
    select l.id, l.status, l.quarantine, (select e.id from diary.event e where e.lead_id = l.id order by e.created_at limit 1) as event
      from leads l where l.reference = ${reference} for update`.execute(desk);
  const [lead] = rows;
  if (!lead) return { kind: 'gone' };
  if (lead.status === 'lost') return refused('This enquiry is lost: take that back first.');
  if (lead.quarantine === 'held' || lead.quarantine === 'spam') return refused('It is held back: release it first.');
  if (lead.event) return { kind: 'event', id: lead.event };
  const made = await desk
    .insertInto('diary.event')
    .values({ lead_id: lead.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { kind: 'event', id: made.id };
}
