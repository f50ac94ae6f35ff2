import { type Kysely, sql } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DiaryFunction, DiaryResult } from '#app/diary/diary-function.ts';
import type { DB } from '#platform/database/types.ts';
import { planOf } from './change-function.server.ts';
import { SpacesTaken, unlessTaken } from './find-rivals.server.ts';
import { functionsWhere } from './function-rows.server.ts';
import { lockDiary } from './lock-diary.server.ts';

/** Moves all functions of a lead's event by so many days: every one, or none. */
export async function moveEvent(
  database: Kysely<DB>,
  principal: Principal,
  { lead, days }: { lead: string; days: number },
): Promise<DiaryResult> {
  let moving: DiaryFunction[] = [];
  return unlessTaken(
    database,
    principal,
    async (desk): Promise<DiaryResult> => {
      const ofLead = sql`f.state <> 'released' and l.reference = ${lead}`;
      const seen = await functionsWhere(desk, ofLead);
      await lockDiary(
        desk,
        seen.map(({ property }) => property),
      );
      moving = await functionsWhere(desk, ofLead);
      if (moving.length === 0) return { kind: 'gone' };
      if (moving.some(({ challenged }) => challenged))
        return { kind: 'refused', words: 'One of its options is challenged: confirm it or release it first.' };
      const references = moving.map(({ reference }) => reference);
      // Each function may take the place of the next one, so the claims are compared once all are moved.
      await sql`set constraints diary.never_twice deferred`.execute(desk);
      const { rows } = await sql<{ reference: string; rank: number | null }>`
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
      return { kind: 'done', references };
    },
    () => {
      const besides = moving.map(({ reference }) => reference);
      const later = (moment: Date) => new Date(moment.getTime() + days * 86_400_000);
      return moving.map((row) => {
        const plan = planOf(row);
        return { wanted: { ...plan, starts: later(plan.starts), ends: later(plan.ends) }, besides };
      });
    },
  );
}
