import type { ServerDetail } from '#app/monitoring/server-status.ts';
import type { AlertSettings, BackupPlan } from '#platform/startup/operator-settings.ts';
import type { BackupFacts } from './metric-figures.server.ts';
import { fewestRequests } from './server-figures.server.ts';

export const alarmKinds = [
  'no-enquiry',
  'overdue',
  'dead-letters',
  'error-rate',
  'p95',
  'event-loop',
  'disk',
  'backup',
  'backup-unencrypted',
  'backup-drill',
  'storing',
  'database',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** The facts from which alarms are derived. */
export interface Facts {
  enquiries: NonNullable<ServerDetail['enquiries']>;
  deadLetters: number;
  /** The requests of the last five minutes. */
  recent: { requests: number; errorRate: number; p95: number | null };
  /** The p99 of the event loop's delay in milliseconds, of the slowest process in its last minute; null without one. */
  loopDelay: number | null;
  /** Percent. */
  diskUsed: number;
  backups: BackupFacts;
  /** The seconds between two enquiries, over four weeks. */
  pauses: { count: number; longest: number | null };
}

const hour = 3600;
const fewestPauses = 10;
const day = 24 * hour;
/** The newest backup may be so much older than the interval: the time to make one, and one more try. */
const backupLeeway = 2 * hour;
const oldestDrill = 8 * day;
/** A failed backup is retried for so many hours before the alarm is due. */
const backupRetryHours = 3;
/** Used if too few enquiries came to know what is usual. */
const silenceWithoutHistory = 72 * hour;
const shortestSilence = 6 * hour;

/** Returns the alarms that are due, with the text that operators get. */
export function dueAlarms(facts: Facts, settings: AlertSettings): Map<AlarmKind, string> {
  const { enquiries, deadLetters, recent, loopDelay, diskUsed } = facts;
  const due = new Map<AlarmKind, string>();
  const silence = unusualSilence(facts, settings);
  if (enquiries.lastAge !== null && enquiries.lastAge > silence) {
    due.set('no-enquiry', `No enquiry for ${hours(enquiries.lastAge)}; longer than ${hours(silence)} is unusual.`);
  }
  if (enquiries.overdue > 0)
    due.set('overdue', `${counted(enquiries.overdue, 'enquiry is', 'enquiries are')} past due time and unanswered.`);
  if (deadLetters > 0)
    due.set('dead-letters', `${counted(deadLetters, 'mail was', 'mails were')} given up in the last seven days.`);
  if (recent.requests >= fewestRequests) {
    const percent = recent.errorRate * 100;
    if (percent > settings.errorPercent) {
      due.set('error-rate', `${percent.toFixed(1)} % of the last ${recent.requests} requests failed.`);
    }
    if (recent.p95 !== null && recent.p95 > settings.p95) {
      due.set('p95', `One in twenty requests takes ${Math.round(recent.p95)} ms or longer.`);
    }
  }
  if (loopDelay !== null && loopDelay > settings.loopDelay) {
    due.set(
      'event-loop',
      `The event loop of a process is ${Math.round(loopDelay)} ms late: every visitor waits as long.`,
    );
  }
  if (diskUsed > settings.diskPercent) due.set('disk', diskAlarm(diskUsed));
  return new Map([...due, ...dueOfBackups(facts.backups, settings.backups)]);
}

/** The text names what to remove and what to leave, because the database may be away when it is read. */
export function diskAlarm(diskUsed: number): string {
  return `The disk of DATA_DIR is ${Math.round(diskUsed)} % full: remove old releases, or take a larger disk. Leave database, stored files and backups alone.`;
}

function dueOfBackups(facts: BackupFacts, plan: BackupPlan | undefined): Map<AlarmKind, string> {
  const due = new Map<AlarmKind, string>();
  if (!plan) return due;
  if (!plan.everyHours) {
    return due.set('backup', 'No backups are made: set BACKUP_DIR or BACKUP_URL, and BACKUP_PASSPHRASE.');
  }
  const { missing, age, drillAge, drillFailure } = facts;
  if (missing && missing.hours > backupRetryHours) {
    const late = Math.floor(missing.hours);
    due.set('backup', `The backup is ${late} h late: ${missing.outcome ?? 'its process ended without a result'}.`);
  } else if (age !== null && age > plan.everyHours * hour + backupLeeway) {
    due.set('backup', `The newest backup is ${hours(age)} old.`);
  }
  if (!plan.isEncrypted) {
    due.set(
      'backup-unencrypted',
      'Backups are not encrypted: whoever gets one reads all enquiries. Set BACKUP_PASSPHRASE.',
    );
  }
  if (drillFailure) due.set('backup-drill', `The newest backup could not be restored in a drill: ${drillFailure}`);
  else if (drillAge !== null && drillAge > oldestDrill) {
    due.set('backup-drill', `No backup was restored in a drill for ${Math.floor(drillAge / day)} days.`);
  }
  return due;
}

/** Returns the seconds without an enquiry after which the silence is unusual. */
function unusualSilence({ pauses }: Facts, { silenceHours }: AlertSettings): number {
  if (silenceHours !== undefined) return silenceHours * hour;
  if (pauses.longest === null || pauses.count < fewestPauses) return silenceWithoutHistory;
  return Math.max(shortestSilence, pauses.longest * 1.5);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function hours(seconds: number): string {
  return `${Math.round((seconds / hour) * 10) / 10} h`;
}
