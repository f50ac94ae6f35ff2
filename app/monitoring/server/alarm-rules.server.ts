import type { MailFigures, ServerDetail } from '#app/monitoring/server-status.ts';
import type { AlertSettings } from '#platform/startup/operator-settings.ts';
import { alarmingSeconds, mailDelayOf } from './enquiry-figures.server.ts';
import type { BackupFacts } from './metric-figures.server.ts';
import { fewestRequests } from './server-figures.server.ts';

/** The facts from which alarms are derived. */
export interface Facts {
  enquiries: NonNullable<ServerDetail['enquiries']>;
  mail: MailFigures;
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
/** The hours for which a failed backup is retried before the alarm is due. */
const backupRetryHours = 3;
/** Used if too few enquiries came to know what is usual. */
const silenceWithoutHistory = 72 * hour;
const shortestSilence = 6 * hour;

/** Says why the alarm is due, in the text that operators get; nothing if it is not. */
type Rule = (facts: Facts, settings: AlertSettings) => string | false | undefined;

const rules = {
  'no-enquiry'(facts, settings) {
    const { lastAge } = facts.enquiries;
    const silence = unusualSilence(facts, settings);
    return (
      lastAge !== null &&
      lastAge > silence &&
      `No enquiry for ${hours(lastAge)}; longer than ${hours(silence)} is unusual.`
    );
  },
  overdue: ({ enquiries: { overdue } }) =>
    overdue > 0 && `${counted(overdue, 'enquiry is', 'enquiries are')} past due time and unanswered.`,
  mail({ mail }) {
    const delay = mailDelayOf(mail, new Date(), alarmingSeconds);
    const waiting = counted(mail.waiting, 'mail waits', 'mails wait');
    return delay && `${waiting}, the oldest for ${hours(mail.oldestAge ?? 0)}: ${delay.why}.`;
  },
  'dead-letters': ({ mail: { deadLetters } }) =>
    deadLetters > 0 && `${counted(deadLetters, 'mail was', 'mails were')} given up in the last seven days.`,
  'error-rate'({ recent: { requests, errorRate } }, { errorPercent }) {
    const percent = errorRate * 100;
    return (
      requests >= fewestRequests &&
      percent > errorPercent &&
      `${percent.toFixed(1)} % of the last ${requests} requests failed.`
    );
  },
  p95: ({ recent: { requests, p95 } }, settings) =>
    requests >= fewestRequests &&
    p95 !== null &&
    p95 > settings.p95 &&
    `One in twenty requests takes ${Math.round(p95)} ms or longer.`,
  'event-loop': ({ loopDelay }, settings) =>
    loopDelay !== null &&
    loopDelay > settings.loopDelay &&
    `The event loop of a process is ${Math.round(loopDelay)} ms late: every visitor waits as long.`,
  disk: ({ diskUsed }, settings) => diskUsed > settings.diskPercent && diskAlarm(diskUsed),
  backup({ backups: { missing, age } }, { backups: plan }) {
    if (!plan) return undefined;
    if (!plan.everyHours) return 'No backups are made: set BACKUP_DIR or BACKUP_URL, and BACKUP_PASSPHRASE.';
    if (missing && missing.hours > backupRetryHours) {
      const outcome = missing.outcome ?? 'its process ended without a result';
      return `The backup is ${Math.floor(missing.hours)} h late: ${outcome}.`;
    }
    return age !== null && age > plan.everyHours * hour + backupLeeway && `The newest backup is ${hours(age)} old.`;
  },
  'backup-unencrypted': (_facts, { backups: plan }) =>
    plan?.everyHours !== undefined &&
    !plan.isEncrypted &&
    'Backups are not encrypted: whoever gets one reads all enquiries. Set BACKUP_PASSPHRASE.',
  'backup-drill'({ backups: { drillAge, drillFailure } }, { backups: plan }) {
    if (!plan?.everyHours) return undefined;
    if (drillFailure) return `The newest backup could not be restored in a drill: ${drillFailure}`;
    return (
      drillAge !== null &&
      drillAge > oldestDrill &&
      `No backup was restored in a drill for ${Math.floor(drillAge / day)} days.`
    );
  },
} satisfies Record<string, Rule>;

export type AlarmKind = keyof typeof rules | 'storing' | 'database';

/** The alarms by the facts, and those that are due where the facts cannot be read or nothing can be stored. */
export const alarmKinds = [...Object.keys(rules), 'storing', 'database'] as readonly AlarmKind[];

/** Returns the alarms that are due, with the text that operators get. */
export function dueAlarms(facts: Facts, settings: AlertSettings): Map<AlarmKind, string> {
  const due = new Map<AlarmKind, string>();
  for (const [kind, rule] of Object.entries<Rule>(rules)) {
    const text = rule(facts, settings);
    if (text) due.set(kind as AlarmKind, text);
  }
  return due;
}

/** The text names what to remove and what to leave, because the database may be away when it is read. */
export function diskAlarm(diskUsed: number): string {
  return `The disk of DATA_DIR is ${Math.round(diskUsed)} % full: remove old releases, or take a larger disk. Leave database, stored files and backups alone.`;
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
