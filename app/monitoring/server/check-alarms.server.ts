import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { type AlarmKind, alarmKinds, diskAlarm, dueAlarms } from '#app/monitoring/server/alarm-rules.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { AlertSettings } from '#platform/startup/operator-settings.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { type Alarm, readDiskUsed, readFacts } from './send-alarm.server.ts';

interface Parts {
  database: Kysely<DB>;
  dataDir: string;
  settings: AlertSettings;
  sendAlarm: (alarm: Alarm) => Promise<void>;
  /** Rejects if an enquiry cannot be stored and committed. */
  checkStoring?: () => Promise<void>;
  /** Is called with the result of each check. */
  onChecked?: (found: AlarmsFound) => void;
  log: Logger;
}

/** An alarm that could not be judged is in neither list. */
export interface AlarmsFound {
  /** The text that operators get, by kind of alarm. */
  due: ReadonlyMap<AlarmKind, string>;
  judged: ReadonlySet<AlarmKind>;
}

/**
 * Operators are told once this many checks in a row found the database away or unable to store, because a restart is no
 * alarm.
 */
const failuresBeforeAlarm = 2;
const dueTexts = {
  database: 'The database does not answer; pages come from the fallback and enquiries are refused.',
  storing: 'The database answers but stores nothing, and enquiries are refused. Look at its disk and its log.',
} as const;
const overTexts: Partial<Record<AlarmKind, string>> = {
  database: 'The database answers again.',
  storing: 'Enquiries are stored again.',
};

/** The database cannot store that it is away. */
const cannotBeStored: ReadonlySet<AlarmKind> = new Set(['database', 'storing']);
const againAfterMs = 24 * 3_600_000;

/**
 * Checks which alarms are due or over, and sends each change once, from the replica that comes first in `site.alerts`.
 * Never rejects.
 */
export function createCheckAlarms(parts: Parts): () => Promise<void> {
  const { database, dataDir, settings, sendAlarm, log, checkStoring = async () => {}, onChecked } = parts;
  /** What this process sent while the database could not store that it did; it ends here as well. */
  const unstored = new Map<AlarmKind, { since: Date; sentAt: number }>();
  const failures = { database: 0, storing: 0 };

  function judge(kind: 'database' | 'storing', error: unknown, found: { due: Map<AlarmKind, string> }): void {
    failures[kind] = error === undefined ? 0 : failures[kind] + 1;
    if (failures[kind] >= failuresBeforeAlarm) found.due.set(kind, dueTexts[kind]);
    if (error !== undefined) log.warn({ error: errorFields(error), alarm: kind }, 'looking for alarms failed');
  }

  async function judgeAll(): Promise<{ due: Map<AlarmKind, string>; judged: Set<AlarmKind> }> {
    const facts = await readFacts(database, dataDir).catch((error: unknown) => ({ error }));
    if ('error' in facts) {
      const used = await readDiskUsed(dataDir);
      const due = new Map<AlarmKind, string>(used > settings.diskPercent ? [['disk', diskAlarm(used)]] : []);
      judge('database', facts.error, { due });
      return { due, judged: new Set(['disk', 'database']) };
    }
    const due = dueAlarms(facts, settings);
    judge('database', undefined, { due });
    const failure = await checkStoring().then(
      () => undefined,
      (error: unknown) => error ?? new Error('The check gave no reason.'),
    );
    judge('storing', failure, { due });
    return { due, judged: new Set(alarmKinds) };
  }

  /** Returns since when the alarm is due and how to undo that it counts as sent; undefined if there is nothing to send. */
  async function claim(kind: AlarmKind, isDue: boolean) {
    const own = unstored.get(kind);
    if (!own && !cannotBeStored.has(kind)) {
      try {
        const since = await (isDue ? claimDue : claimOver)(database, kind);
        return since && { since, undo: () => releaseClaim(database, kind) };
      } catch (error) {
        log.warn({ error: errorFields(error), alarm: kind }, 'that an alarm was sent cannot be stored');
      }
    }
    if (isDue ? own && Date.now() - own.sentAt < againAfterMs : !own) return undefined;
    const since = own?.since ?? new Date();
    if (isDue) unstored.set(kind, { since, sentAt: Date.now() });
    else unstored.delete(kind);
    return { since, undo: () => (own ? unstored.set(kind, own) : unstored.delete(kind)) };
  }

  return async () => {
    try {
      const found = await judgeAll();
      onChecked?.(found);
      for (const kind of alarmKinds) {
        if (!found.judged.has(kind)) continue;
        const text = found.due.get(kind);
        const claimed = await claim(kind, text !== undefined);
        if (!claimed) continue;
        const state = text === undefined ? 'resolved' : 'firing';
        try {
          await sendAlarm({ kind, state, text: text ?? overTexts[kind] ?? 'This is over.', since: claimed.since });
        } catch (error) {
          log.warn({ error: errorFields(error), alarm: kind }, 'an alert reached nobody and will be tried again');
          await claimed.undo();
        }
      }
    } catch (error) {
      log.warn({ error: errorFields(error) }, 'looking for alarms failed');
    }
  };
}

/**
 * Returns since when the alarm is due, if this caller is to send it: it was not due before, or was last sent a day ago.
 */
async function claimDue(database: Kysely<DB>, kind: AlarmKind): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    insert into site.alerts as known (kind, firing, since, told_at) values (${kind}, true, now(), now())
    on conflict (kind) do update
      set firing = true, told_at = now(), since = case when known.firing then known.since else now() end
      where not known.firing or known.told_at < now() - interval '24 hours'
    returning since`.execute(database);
  return rows[0]?.since;
}

/** Returns since when the alarm was due, if this caller is to send that it is over: ten minutes after it was sent. */
async function claimOver(database: Kysely<DB>, kind: AlarmKind): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    update site.alerts set firing = false, told_at = now()
     where kind = ${kind} and firing and told_at < now() - interval '10 minutes'
    returning since`.execute(database);
  return rows[0]?.since;
}

/** Undoes a claim whose message reached nobody: the next check sends it. */
async function releaseClaim(database: Kysely<DB>, kind: AlarmKind): Promise<void> {
  await sql`update site.alerts set firing = not firing, told_at = 'epoch' where kind = ${kind}`.execute(database);
}
