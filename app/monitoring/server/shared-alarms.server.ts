import { type Kysely, sql } from 'kysely';
import type { AlarmKind } from '#app/monitoring/server/alarm-rules.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Records which alarms were sent already, so that each is sent once, and again after a day. */
export interface SentAlarms {
  /**
   * Returns since when the alarm is due, if this caller is to send it: it was not due before, or was last sent a day
   * ago.
   */
  claimDue(kind: AlarmKind): Promise<Date | undefined>;
  /** Returns since when the alarm was due, if this caller is to send that it is over. */
  claimOver(kind: AlarmKind): Promise<Date | undefined>;
  /** Undoes a claim whose message reached nobody: the next check sends it. */
  releaseClaim(kind: AlarmKind): Promise<void>;
}

/** Opens the record that all replicas share. An alarm is not over within ten minutes of being sent. */
export function createSharedAlarms(database: Kysely<DB>): SentAlarms {
  return {
    async claimDue(kind) {
      const { rows } = await sql<{ since: Date }>`
        insert into site.alerts as known (kind, firing, since, told_at) values (${kind}, true, now(), now())
        on conflict (kind) do update
          set firing = true, told_at = now(), since = case when known.firing then known.since else now() end
          where not known.firing or known.told_at < now() - interval '24 hours'
        returning since`.execute(database);
      return rows[0]?.since;
    },
    async claimOver(kind) {
      const { rows } = await sql<{ since: Date }>`
        update site.alerts set firing = false, told_at = now()
         where kind = ${kind} and firing and told_at < now() - interval '10 minutes'
        returning since`.execute(database);
      return rows[0]?.since;
    },
    async releaseClaim(kind) {
      await sql`update site.alerts set firing = not firing, told_at = 'epoch' where kind = ${kind}`.execute(database);
    },
  };
}
