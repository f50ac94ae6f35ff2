import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#server/database/types.ts';
import { errorFields } from '#server/logging.ts';
import { type AlarmKind, alarmKinds, dueAlarms } from './alarms.ts';
import { readFacts } from './read-facts.ts';
import type { AlertSettings } from './settings.ts';
import type { Alarm } from './tell-alarm.ts';

interface Parts {
  database: Kysely<DB>;
  dataDir: string;
  settings: AlertSettings;
  tell: (alarm: Alarm) => Promise<void>;
  log: Logger;
}

/** Looks that in a row find no database, before somebody is told. */
const looksAway = 2;

/** Looks whether an alarm is due or over, and has it told once, whichever replica comes first. Never rejects. */
export function createLookForAlarms({ database, dataDir, settings, tell, log }: Parts): () => Promise<void> {
  let away = 0;
  let awaySince = new Date();

  async function tellOrTakeBack(alarm: Alarm): Promise<void> {
    try {
      await tell(alarm);
    } catch (error) {
      log.warn({ error: errorFields(error), alarm: alarm.kind }, 'an alert reached nobody and will be tried again');
      await sql`update site.alerts set firing = not firing, told_at = 'epoch' where kind = ${alarm.kind}`.execute(
        database,
      );
    }
  }

  async function lookAtAll(): Promise<void> {
    const due = dueAlarms(await readFacts(database, dataDir), settings);
    if (away >= looksAway) {
      const text = 'The database answers again.';
      await tell({ kind: 'database', state: 'resolved', text, since: awaySince });
    }
    away = 0;
    for (const kind of alarmKinds) {
      const text = due.get(kind);
      const since = text === undefined ? await takeOver(database, kind) : await takeDue(database, kind);
      if (since) {
        await tellOrTakeBack({ kind, state: text ? 'firing' : 'resolved', text: text ?? 'This is over.', since });
      }
    }
  }

  return async () => {
    try {
      await lookAtAll();
    } catch (error) {
      if (away === 0) awaySince = new Date();
      away += 1;
      log.warn({ error: errorFields(error) }, 'looking for alarms failed');
      // Its own table is away with the database: each replica tells it once.
      if (away !== looksAway) return;
      const text = 'The database does not answer; pages come from the fallback and enquiries are refused.';
      await tell({ kind: 'database', state: 'firing', text, since: awaySince }).catch(() => {
        away -= 1;
      });
    }
  };
}

/** Since when, where this call is the one to tell it: it was not due before, or was last told a day ago. */
async function takeDue(database: Kysely<DB>, kind: AlarmKind): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    insert into site.alerts as known (kind, firing, since, told_at) values (${kind}, true, now(), now())
    on conflict (kind) do update
      set firing = true, told_at = now(), since = case when known.firing then known.since else now() end
      where not known.firing or known.told_at < now() - interval '24 hours'
    returning since`.execute(database);
  return rows[0]?.since;
}

/** Since when it was due, where this call is the one to tell that it is over; not within ten minutes of being told. */
async function takeOver(database: Kysely<DB>, kind: AlarmKind): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    update site.alerts set firing = false, told_at = now()
     where kind = ${kind} and firing and told_at < now() - interval '10 minutes'
    returning since`.execute(database);
  return rows[0]?.since;
}
