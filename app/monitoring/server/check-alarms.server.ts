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
 * So many checks in a row must find the database away or unable to store before operators are told, because a restart
 * is no alarm.
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

/**
 * Checks which alarms are due or over, and sends each change once, from the replica that comes first. If the table
 * that the replicas share cannot be written, each replica relies on its own memory. Never rejects.
 */
export function createCheckAlarms(parts: Parts): () => Promise<void> {
  const { database, dataDir, settings, sendAlarm, log, checkStoring = async () => {}, onChecked } = parts;
  const shared = createSharedAlarms(database);
  const memory = createAlarmMemory();
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

  async function sendIfNew(kind: AlarmKind, text: string | undefined, isShared: boolean): Promise<void> {
    const alarms = isShared ? shared : memory;
    const since = text === undefined ? await alarms.claimOver(kind) : await alarms.claimDue(kind);
    const isSentFromMemory = isShared && text !== undefined && memory.hasSent(kind);
    if (!since || isSentFromMemory) return;
    const state = text === undefined ? 'resolved' : 'firing';
    const alarm: Alarm = { kind, state, text: text ?? overTexts[kind] ?? 'This is over.', since };
    try {
      await sendAlarm(alarm);
    } catch (error) {
      log.warn({ error: errorFields(error), alarm: kind }, 'an alert reached nobody and will be tried again');
      await alarms.releaseClaim(kind);
    }
  }

  return async () => {
    try {
      const found = await judgeAll();
      onChecked?.(found);
      let canShare = failures.database === 0 && failures.storing === 0;
      for (const kind of alarmKinds) {
        if (!found.judged.has(kind)) continue;
        // The database cannot store that it is away itself. An alarm that was sent by memory also ends by memory.
        const isOwn = kind === 'database' || kind === 'storing' || (memory.hasSent(kind) && !found.due.has(kind));
        try {
          await sendIfNew(kind, found.due.get(kind), canShare && !isOwn);
        } catch (error) {
          log.warn({ error: errorFields(error), alarm: kind }, 'an alarm is told from memory');
          canShare = false;
          await sendIfNew(kind, found.due.get(kind), false);
        }
      }
    } catch (error) {
      log.warn({ error: errorFields(error) }, 'looking for alarms failed');
    }
  };
}

interface AlarmMemory extends SentAlarms {
  /** Whether this process sent the alarm as due, and not yet as over. */
  hasSent(kind: AlarmKind): boolean;
}

const againAfterMs = 24 * 3_600_000;

/** Remembers which alarms this process sent, for as long as the database can store nothing. */
function createAlarmMemory(now: () => number = Date.now): AlarmMemory {
  const sent = new Map<AlarmKind, { since: Date; sentAt: number }>();
  /** The state before the last claim, for `releaseClaim`. */
  const before = new Map<AlarmKind, { since: Date; sentAt: number } | undefined>();
  return {
    hasSent: (kind) => sent.has(kind),
    async claimDue(kind) {
      const known = sent.get(kind);
      if (known && now() - known.sentAt < againAfterMs) return undefined;
      before.set(kind, known);
      const since = known?.since ?? new Date(now());
      sent.set(kind, { since, sentAt: now() });
      return since;
    },
    async claimOver(kind) {
      const known = sent.get(kind);
      before.set(kind, known);
      sent.delete(kind);
      return known?.since;
    },
    async releaseClaim(kind) {
      const known = before.get(kind);
      if (known) sent.set(kind, known);
      else sent.delete(kind);
    },
  };
}

/** Records which alarms were sent already, so that each is sent once, and again after a day. */
interface SentAlarms {
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
function createSharedAlarms(database: Kysely<DB>): SentAlarms {
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
