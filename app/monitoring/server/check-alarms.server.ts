import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type AlarmKind, alarmKinds, diskAlarm, dueAlarms } from '#app/monitoring/server/alarm-rules.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { AlertSettings } from '#platform/startup/operator-settings.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { readDiskUsed, readFacts } from './alarm-facts.server.ts';
import { createAlarmMemory } from './alarm-memory.server.ts';
import type { Alarm } from './send-alarm.server.ts';
import { createSharedAlarms } from './shared-alarms.server.ts';

interface Parts {
  database: Kysely<DB>;
  dataDir: string;
  settings: AlertSettings;
  tell: (alarm: Alarm) => Promise<void>;
  /** Rejects where no enquiry can be stored for good. */
  checkStoring?: () => Promise<void>;
  /** Hears which alarms this process found due, with their words; those it could not judge are in neither. */
  onLook?: (found: AlarmsFound) => void;
  log: Logger;
}

export interface AlarmsFound {
  due: ReadonlyMap<AlarmKind, string>;
  judged: ReadonlySet<AlarmKind>;
}

/** Looks that in a row find the database away or read only, before somebody is told. */
const looksAway = 2;
const words = {
  database: 'The database does not answer; pages come from the fallback and enquiries are refused.',
  storing: 'The database answers but stores nothing, and enquiries are refused. Look at its disk and its log.',
} as const;
const over: Partial<Record<AlarmKind, string>> = {
  database: 'The database answers again.',
  storing: 'Enquiries are stored again.',
};

/**
 * Looks whether an alarm is due or over, and has it told once, whichever replica comes first. Where the table that the
 * replicas share cannot be written, each tells from its own memory. Never rejects.
 */
export function createLookForAlarms(parts: Parts): () => Promise<void> {
  const { database, dataDir, settings, tell, log, checkStoring = async () => {}, onLook } = parts;
  const shared = createSharedAlarms(database);
  const memory = createAlarmMemory();
  const looks = { database: 0, storing: 0 };

  /** Due after a few looks in a row, so that a restart of the database is nobody's alarm. */
  function judge(kind: 'database' | 'storing', error: unknown, found: { due: Map<AlarmKind, string> }): void {
    looks[kind] = error === undefined ? 0 : looks[kind] + 1;
    if (looks[kind] >= looksAway) found.due.set(kind, words[kind]);
    if (error !== undefined) log.warn({ error: errorFields(error), alarm: kind }, 'looking for alarms failed');
  }

  async function lookAtAll(): Promise<{ due: Map<AlarmKind, string>; judged: Set<AlarmKind> }> {
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
      (error: unknown) => error ?? new Error('It said nothing.'),
    );
    judge('storing', failure, { due });
    return { due, judged: new Set(alarmKinds) };
  }

  async function tellOne(kind: AlarmKind, text: string | undefined, isShared: boolean): Promise<void> {
    const alarms = isShared ? shared : memory;
    const since = text === undefined ? await alarms.takeOver(kind) : await alarms.takeDue(kind);
    const isToldAlready = isShared && text !== undefined && memory.knows(kind);
    if (!since || isToldAlready) return;
    const state = text === undefined ? 'resolved' : 'firing';
    const alarm: Alarm = { kind, state, text: text ?? over[kind] ?? 'This is over.', since };
    try {
      await tell(alarm);
    } catch (error) {
      log.warn({ error: errorFields(error), alarm: kind }, 'an alert reached nobody and will be tried again');
      await alarms.takeBack(kind);
    }
  }

  return async () => {
    try {
      const found = await lookAtAll();
      onLook?.(found);
      let canShare = looks.database === 0 && looks.storing === 0;
      for (const kind of alarmKinds) {
        if (!found.judged.has(kind)) continue;
        // The database cannot keep what is said of itself; what was told from memory is over from memory.
        const isOwn = kind === 'database' || kind === 'storing' || (memory.knows(kind) && !found.due.has(kind));
        try {
          await tellOne(kind, found.due.get(kind), canShare && !isOwn);
        } catch (error) {
          log.warn({ error: errorFields(error), alarm: kind }, 'an alarm is told from memory');
          canShare = false;
          await tellOne(kind, found.due.get(kind), false);
        }
      }
    } catch (error) {
      log.warn({ error: errorFields(error) }, 'looking for alarms failed');
    }
  };
}
