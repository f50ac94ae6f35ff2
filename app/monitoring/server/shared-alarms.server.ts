import { type Kysely, sql } from 'kysely';
import type { AlarmKind } from '#app/monitoring/server/alarm-rules.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Which alarms are told already, so that each is told once and again after a day. */
export interface ToldAlarms {
  /** Since when, where this call is the one to tell it: it was not due before, or was last told a day ago. */
  takeDue(kind: AlarmKind): Promise<Date | undefined>;
  /** Since when it was due, where this call is the one to tell that it is over. */
  takeOver(kind: AlarmKind): Promise<Date | undefined>;
  /** What was taken reached nobody: the next look tells it. */
  takeBack(kind: AlarmKind): Promise<void>;
}

/** Of all replicas. An alarm is not over within ten minutes of being told. */
export function createSharedAlarms(database: Kysely<DB>): ToldAlarms {
  return {
    async takeDue(kind) {
      const { rows } = await sql<{ since: Date }>`
        insert into site.alerts as known (kind, firing, since, told_at) values (${kind}, true, now(), now())
        on conflict (kind) do update
          set firing = true, told_at = now(), since = case when known.firing then known.since else now() end
          where not known.firing or known.told_at < now() - interval '24 hours'
        returning since`.execute(database);
      return rows[0]?.since;
    },
    async takeOver(kind) {
      const { rows } = await sql<{ since: Date }>`
        update site.alerts set firing = false, told_at = now()
         where kind = ${kind} and firing and told_at < now() - interval '10 minutes'
        returning since`.execute(database);
      return rows[0]?.since;
    },
    async takeBack(kind) {
      await sql`update site.alerts set firing = not firing, told_at = 'epoch' where kind = ${kind}`.execute(database);
    },
  };
}
