import type { MetricFigures } from './metric-figures.server.ts';

/** One value with its labels. */
interface MetricSample {
  labels?: Record<string, string>;
  value: number | null | undefined;
}

interface ListedMetric {
  type: 'gauge' | 'counter';
  /** A sentence about the metric; the unit is in its name. */
  help: string;
  labels?: readonly string[];
  read: (figures: MetricFigures) => MetricSample[];
}

/** A gauge without labels. */
const gauge = (help: string, value: (figures: MetricFigures) => number | boolean | null | undefined): ListedMetric => ({
  type: 'gauge',
  help,
  read(figures) {
    const found = value(figures);
    return [{ value: typeof found === 'boolean' ? Number(found) : found }];
  },
});

/** Lists the site's own metrics except those that `Metrics` counts. An unknown figure has no sample. */
export const metricList: Record<string, ListedMetric> = {
  tivoli_build_info: {
    type: 'gauge',
    help: 'Always 1; the labels name the build that runs and the commit of its folder.',
    labels: ['version', 'commit'],
    read: ({ build }) => [{ labels: { ...build }, value: 1 }],
  },
  tivoli_database_up: gauge(
    '1 where the figures came from the database, 0 while it is away.',
    ({ detail }) => detail?.enquiries != null,
  ),
  tivoli_database_connections: {
    type: 'gauge',
    help: 'Connections to the database, by pool and state; "waiting" are requests without one, "most" is the limit.',
    labels: ['pool', 'state'],
    read: ({ pools }) =>
      pools.flatMap(({ pool, open, idle, waiting, most }) =>
        Object.entries({ busy: open - idle, idle, waiting, most }).map(([state, value]) => ({
          labels: { pool, state },
          value,
        })),
      ),
  },
  tivoli_forms_total: {
    type: 'counter',
    help: 'Forms that visitors sent to this process, by what became of them; "refused" are those that the database did not take.',
    labels: ['form', 'outcome'],
    read: ({ forms }) => forms.map(({ form, outcome, count }) => ({ labels: { form, outcome }, value: count })),
  },
  tivoli_enquiries_received_last_day: gauge(
    'Enquiries of the last 24 hours that are not held back.',
    ({ detail }) => detail?.enquiries?.received,
  ),
  tivoli_enquiries_answered_last_day: gauge(
    'Of the enquiries of the last 24 hours, those answered.',
    ({ detail }) => detail?.enquiries?.answered,
  ),
  tivoli_enquiries_held_last_day: gauge(
    'Enquiries of the last 24 hours that are held back as spam.',
    ({ held }) => held,
  ),
  tivoli_enquiries_overdue: gauge(
    'Enquiries past their due time without an answer.',
    ({ detail }) => detail?.enquiries?.overdue,
  ),
  tivoli_enquiry_age_seconds: gauge('Since the last enquiry came.', ({ detail }) => detail?.enquiries?.lastAge),
  tivoli_mail_waiting: gauge('Mails in the queue.', ({ detail }) => detail?.mailQueue?.waiting),
  tivoli_mail_oldest_seconds: gauge(
    'Age of the mail that has waited longest; 0 where none waits.',
    ({ detail }) => detail?.mailQueue && (detail.mailQueue.oldestAge ?? 0),
  ),
  tivoli_mail_dead_letters: gauge(
    'Mails given up in the last seven days.',
    ({ detail }) => detail?.mailQueue?.deadLetters,
  ),
  tivoli_backup_configured: gauge(
    '1 where backups are made by themselves, 0 where no place for them is named.',
    ({ plan }) => plan?.everyHours !== undefined,
  ),
  tivoli_backup_interval_seconds: gauge(
    'From one backup to the next, as `BACKUP_EVERY_HOURS` sets it.',
    ({ plan }) => plan?.everyHours && plan.everyHours * 3600,
  ),
  tivoli_backup_age_seconds: gauge('Since the newest backup was finished.', ({ backups }) => backups?.age),
  tivoli_backup_size_bytes: gauge('Of the newest backup.', ({ backups }) => backups?.bytes),
  tivoli_backup_encrypted: gauge('1 where the newest backup is encrypted.', ({ backups }) => backups?.encrypted),
  tivoli_backup_drill_age_seconds: gauge(
    'Since the newest backup was last restored in a drill; before the first drill, since the first backup.',
    ({ backups }) => backups?.drillAge,
  ),
  tivoli_backup_drill_failed: gauge(
    '1 where the latest drill failed.',
    ({ backups }) => backups && backups.drillFailure !== null,
  ),
  tivoli_disk_free_bytes: gauge('Of the disk that DATA_DIR is on.', ({ disk }) => disk?.free),
  tivoli_disk_size_bytes: gauge('Of the disk that DATA_DIR is on.', ({ disk }) => disk?.size),
  tivoli_event_loop_delay_seconds: gauge(
    'Lateness of 99 of 100 timers in the last minute, of the process that is worst off.',
    ({ detail }) => detail && Math.max(0, ...detail.instances.map(({ loopDelay }) => loopDelay)) / 1000,
  ),
  tivoli_encoder_waiting: gauge(
    'Pictures that a visitor waits for and that are not being encoded yet.',
    ({ encoder }) => encoder.waiting,
  ),
  tivoli_encoder_made_total: {
    ...gauge('Pictures that this process encoded.', ({ encoder }) => encoder.made),
    type: 'counter',
  },
  tivoli_alarm_firing: {
    type: 'gauge',
    help: '1 for each alarm that is due, 0 for those that are not; an alarm that cannot be judged has no sample.',
    labels: ['kind'],
    read: ({ alarms }) =>
      [...(alarms?.judged ?? [])].map((kind) => ({ labels: { kind }, value: Number(alarms?.due.has(kind)) })),
  },
};
