import { z } from 'zod';
import { isMailbox, isWebUrl } from '#platform/startup/value-checks.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';

/** The settings by which operators watch the site. A part that is not set is not loaded. */
export interface OperatorSettings {
  /** Whether requests are measured and errors counted. */
  measures: boolean;
  /** The address that metrics are served on. */
  metricsHost: string;
  /** When an alarm is due, and who is told. */
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

const url = z.string().refine(isWebUrl);
const number = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);

export const operatorVariables = {
  MEASURES: z.enum(['on', 'off']).default('on'),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  ALERT_MAIL: z.string().refine(isMailbox).optional(),
  ALERT_WEBHOOK_URL: url.optional(),
  ALERT_ERROR_PERCENT: number(0, 100).default(5),
  ALERT_P95_MS: number(1, 60_000).default(1_500),
  ALERT_EVENT_LOOP_MS: number(1, 60_000).default(200),
  ALERT_DISK_PERCENT: number(1, 100).default(90),
  ALERT_SILENCE_HOURS: number(0.1, 1_000).optional(),
  HEARTBEAT_URL: url.optional(),
};

const percentForm = 'a percentage such as 5';
const urlForm = 'a URL of the form https://host/path';
export const operatorVariablesExpected: Record<keyof typeof operatorVariables, string> = {
  MEASURES: '"on" or "off"',
  METRICS_HOST: 'an address or a host name of this machine, such as 127.0.0.1',
  ALERT_MAIL: 'an e-mail address, alone or as Name <name@example.com>',
  ALERT_WEBHOOK_URL: urlForm,
  ALERT_ERROR_PERCENT: percentForm,
  ALERT_P95_MS: 'milliseconds from 1 to 60000',
  ALERT_EVENT_LOOP_MS: 'milliseconds from 1 to 60000',
  ALERT_DISK_PERCENT: percentForm,
  ALERT_SILENCE_HOURS: 'hours from 0.1 to 1000',
  HEARTBEAT_URL: urlForm,
};

/** Reads variables that have been checked already. */
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
