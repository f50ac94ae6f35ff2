import type { Logger } from 'pino';
import type { EmailSender } from '#app/emails/email-sender.server.ts';
import type { FormCounts } from '#app/forms/server/form-counts.server.ts';
import type { AlarmsFound } from '#app/monitoring/server/check-alarms.server.ts';
import type { ServerDetail } from '#app/monitoring/server-status.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { AnswerListener } from '#platform/telemetry/record-response.ts';
import { sendHeartbeat } from '#platform/telemetry/send-heartbeat.ts';

/** What watches the site for its operators, as far as it is set. */
export interface Watchers {
  /** Told each answer. */
  listeners: AnswerListener[];
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  storage: Pick<Storage, 'waiting' | 'made'>;
  forms: FormCounts;
  emailSender: EmailSender;
  /** Rejects where a part of the site is down. */
  isWell: () => Promise<void>;
  /** Rejects where no enquiry can be stored for good. */
  checkStoring: () => Promise<void>;
  detail: () => Promise<ServerDetail | undefined>;
  log: Logger;
}

const EVERY_MS = 60_000;

/** Loads and opens what the configuration names, and nothing else. Rejects with a Refusal where a port is taken. */
export async function openWatchers(parts: Parts): Promise<Watchers> {
  const { config, database, emailSender, isWell, checkStoring, log } = parts;
  const { metricsPort, operators, dataDir } = config;
  const listeners: AnswerListener[] = [];
  const closers: (() => Promise<void> | void)[] = [];
  const settings = operators?.alerts;
  let alarms: AlarmsFound | undefined;

  if (metricsPort !== undefined) {
    const { openMetricsServer } = await import('#app/monitoring/server/metrics-server.server.ts');
    const { createReadMetricFigures } = await import('#app/monitoring/server/metric-figures.server.ts');
    const host = operators?.metricsHost ?? '127.0.0.1';
    const figures = createReadMetricFigures({ ...parts, dataDir, plan: settings?.backups, alarms: () => alarms });
    const metrics = await openMetricsServer({ port: metricsPort, host, figures, log });
    listeners.push(metrics.hear);
    closers.push(metrics.close);
    log.info({ url: metrics.url }, 'metrics are served');
  }

  const isTold = settings?.mail !== undefined || settings?.webhook !== undefined;
  if (settings && (isTold || metricsPort !== undefined)) {
    const { createTellAlarm } = await import('#app/monitoring/server/send-alarm.server.ts');
    const { createLookForAlarms } = await import('#app/monitoring/server/check-alarms.server.ts');
    const tell = createTellAlarm({ settings, emailSender, site: config.publicUrl ?? 'this site', log });
    const onLook = (found: AlarmsFound) => {
      alarms = found;
    };
    const look = createLookForAlarms({ database: database.jobs, dataDir, settings, tell, checkStoring, onLook, log });
    const timer = setInterval(look, EVERY_MS).unref();
    closers.push(() => clearInterval(timer));
  }

  if (operators?.heartbeatUrl) {
    const url = operators.heartbeatUrl;
    const beat = () =>
      Promise.all([isWell(), checkStoring()])
        .then(() => sendHeartbeat(url))
        .catch((error: unknown) => log.warn({ error: errorFields(error) }, 'no heartbeat: something is not well'));
    // Not at once: a site that has just started finds its database a moment later.
    const timer = setInterval(beat, EVERY_MS).unref();
    closers.push(() => clearInterval(timer));
  }

  return {
    listeners,
    async close() {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
