import type { z } from 'zod';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { host, mailbox, numberBetween, onOrOff, webUrl } from './value-checks.ts';

/** The settings by which operators watch the site. A part that is not set is not loaded. */
export interface OperatorSettings {
  measures: boolean;
  metricsHost: string;
  alerts: AlertSettings;
  /** This URL is asked once a minute while all is well, so that a monitor notices when it is not asked any more. */
  heartbeatUrl?: string;
}

/** The settings of backups that alarms need. */
export interface BackupPlan {
  /** Hours between two backups; absent if none are made by themselves. */
  everyHours?: number;
  isEncrypted: boolean;
}

/** Nobody is told if neither an address nor a webhook is named; the metrics show alarms all the same. */
export interface AlertSettings {
  mail?: string;
  webhook?: string;
  /** Percent of the requests of five minutes. */
  errorPercent: number;
  /** Milliseconds. */
  p95: number;
  /** Milliseconds by which the event loop may be late. */
  loopDelay: number;
  /** Percent of the disk that DATA_DIR is on. */
  diskPercent: number;
  /** Hours without an enquiry; absent: one and a half times the longest pause of four weeks. */
  silenceHours?: number;
  /** Absent if the site is not public: then no alarm is about backups. */
  backups?: BackupPlan;
}

const percent = (from: number) => numberBetween(from, 100, 'a percentage such as 5');
const milliseconds = numberBetween(1, 60_000, 'milliseconds from 1 to 60000');

export const operatorVariables = {
  MEASURES: onOrOff.default('on'),
  METRICS_HOST: host('127.0.0.1').default('127.0.0.1'),
  ALERT_MAIL: mailbox.optional(),
  ALERT_WEBHOOK_URL: webUrl.optional(),
  ALERT_ERROR_PERCENT: percent(0).default(5),
  ALERT_P95_MS: milliseconds.default(1_500),
  ALERT_EVENT_LOOP_MS: milliseconds.default(200),
  ALERT_DISK_PERCENT: percent(1).default(90),
  ALERT_SILENCE_HOURS: numberBetween(0.1, 1_000, 'hours from 0.1 to 1000').optional(),
  HEARTBEAT_URL: webUrl.optional(),
};

export function readOperatorSettings(
  value: z.infer<z.ZodObject<typeof operatorVariables>>,
  backups: BackupPlan | undefined,
): OperatorSettings {
  const alerts: AlertSettings = {
    errorPercent: value.ALERT_ERROR_PERCENT,
    p95: value.ALERT_P95_MS,
    loopDelay: value.ALERT_EVENT_LOOP_MS,
    diskPercent: value.ALERT_DISK_PERCENT,
    ...withoutUndefined({
      mail: value.ALERT_MAIL,
      webhook: value.ALERT_WEBHOOK_URL,
      silenceHours: value.ALERT_SILENCE_HOURS,
      backups,
    }),
  };
  return {
    measures: value.MEASURES === 'on',
    metricsHost: value.METRICS_HOST,
    alerts,
    ...withoutUndefined({ heartbeatUrl: value.HEARTBEAT_URL }),
  };
}
