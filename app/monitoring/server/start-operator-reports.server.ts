import type { Logger } from 'pino';
import type { EmailSender } from '#app/emails/email-layout.server.ts';
import type { FormCounts } from '#app/forms/receive-form.server.ts';
import type { AlarmsFound } from '#app/monitoring/server/check-alarms.server.ts';
import type { ServerDetail } from '#app/monitoring/server-status.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import { sendHeartbeat } from '#platform/telemetry/send-heartbeat.ts';

/** The metrics' port, the alarms and the heartbeat, as far as they are configured. */
export interface OperatorReports {
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  storage: Pick<Storage, 'waiting' | 'made'>;
  forms: FormCounts;
  emailSender: EmailSender;
  metrics: Metrics;
  /** Rejects if a part of the site is down. */
  isWell: () => Promise<void>;
  /** Rejects if an enquiry cannot be stored and committed. */
  checkStoring: () => Promise<void>;
  detail: () => Promise<ServerDetail | undefined>;
  log: Logger;
}

const everyMinute = 60_000;

/** Loads and starts what the configuration names, and nothing else. Rejects with a Refusal if a port is taken. */
export async function startOperatorReports(parts: Parts): Promise<OperatorReports> {
  const { config, database, emailSender, metrics, isWell, checkStoring, log } = parts;
  const { metricsPort, operators, dataDir } = config;
  const closers: (() => Promise<void> | void)[] = [];
  const settings = operators?.alerts;
  let alarms: AlarmsFound | undefined;

  if (metricsPort !== undefined) {
    const { openMetricsServer } = await import('#app/monitoring/server/metrics-server.server.ts');
    const { createReadMetricFigures } = await import('#app/monitoring/server/metric-figures.server.ts');
    const host = operators?.metricsHost ?? '127.0.0.1';
    const figures = createReadMetricFigures({ ...parts, dataDir, plan: settings?.backups, alarms: () => alarms });
    const server = await openMetricsServer({ port: metricsPort, host, metrics, figures, log });
    closers.push(server.close);
    log.info({ url: server.url }, 'metrics are served');
  }

  const hasReceiver = settings?.mail !== undefined || settings?.webhook !== undefined;
  if (settings && (hasReceiver || metricsPort !== undefined)) {
    const { createSendAlarm } = await import('#app/monitoring/server/send-alarm.server.ts');
    const { createCheckAlarms } = await import('#app/monitoring/server/check-alarms.server.ts');
    const sendAlarm = createSendAlarm({ settings, emailSender, site: config.publicUrl ?? 'this site', log });
    const onChecked = (found: AlarmsFound) => {
      alarms = found;
    };
    const parts = { database: database.jobs, dataDir, settings, sendAlarm, checkStoring, onChecked, log };
    const timer = setInterval(createCheckAlarms(parts), everyMinute).unref();
    closers.push(() => clearInterval(timer));
  }

  if (operators?.heartbeatUrl) {
    const url = operators.heartbeatUrl;
    const beat = () =>
      Promise.all([isWell(), checkStoring()])
        .then(() => sendHeartbeat(url))
        .catch((error: unknown) => log.warn({ error: errorFields(error) }, 'no heartbeat: something is not well'));
    // The first one waits a minute, because a site that has just started finds its database a moment later.
    const timer = setInterval(beat, everyMinute).unref();
    closers.push(() => clearInterval(timer));
  }

  return {
    async close() {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
