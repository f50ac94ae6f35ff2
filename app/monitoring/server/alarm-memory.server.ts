import type { AlarmKind } from '#app/monitoring/server/alarm-rules.server.ts';
import type { SentAlarms } from './shared-alarms.server.ts';

export interface AlarmMemory extends SentAlarms {
  /** Whether this process sent the alarm as due, and not yet as over. */
  hasSent(kind: AlarmKind): boolean;
}

const againAfterMs = 24 * 3_600_000;

/** Remembers which alarms this process sent, for as long as the database can store nothing. */
export function createAlarmMemory(now: () => number = Date.now): AlarmMemory {
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
