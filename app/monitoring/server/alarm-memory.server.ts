import type { AlarmKind } from '#app/monitoring/server/alarm-rules.server.ts';
import type { ToldAlarms } from './shared-alarms.server.ts';

export interface AlarmMemory extends ToldAlarms {
  /** Whether this process told it as due, and not yet as over. */
  knows(kind: AlarmKind): boolean;
}

const againAfterMs = 24 * 3_600_000;

/** Which alarms this process told, for as long as the database can keep nothing. */
export function createAlarmMemory(now: () => number = Date.now): AlarmMemory {
  const told = new Map<AlarmKind, { since: Date; toldAt: number }>();
  /** What the last call to take one changed. */
  const before = new Map<AlarmKind, { since: Date; toldAt: number } | undefined>();
  return {
    knows: (kind) => told.has(kind),
    async takeDue(kind) {
      const known = told.get(kind);
      if (known && now() - known.toldAt < againAfterMs) return undefined;
      before.set(kind, known);
      const since = known?.since ?? new Date(now());
      told.set(kind, { since, toldAt: now() });
      return since;
    },
    async takeOver(kind) {
      const known = told.get(kind);
      before.set(kind, known);
      told.delete(kind);
      return known?.since;
    },
    async takeBack(kind) {
      const known = before.get(kind);
      if (known) told.set(kind, known);
      else told.delete(kind);
    },
  };
}
