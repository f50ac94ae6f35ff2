import type { Logger } from 'pino';
import type { ServerDetail } from '#domain/server-truth.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/open-database.ts';
import { errorFields } from '#server/logging.ts';
import type { Postbox } from '#server/mail/postbox.ts';
import type { AnswerListener } from './note-answer.ts';
import { sendHeartbeat } from './send-heartbeat.ts';

/** What watches the site for its operators, as far as it is set. */
export interface Watchers {
  /** Told each answer. */
  listeners: AnswerListener[];
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  postbox: Postbox;
  /** Rejects where a part of the site is down. */
  isWell: () => Promise<void>;
  detail: () => Promise<ServerDetail | undefined>;
  log: Logger;
}

const EVERY_MS = 60_000;

/** Loads and opens what the configuration names, and nothing else. Rejects with a Refusal where a port is taken. */
export async function openWatchers({ config, database, postbox, isWell, detail, log }: Parts): Promise<Watchers> {
  const { metricsPort, operators } = config;
  const listeners: AnswerListener[] = [];
  const closers: (() => Promise<void> | void)[] = [];

  if (metricsPort !== undefined) {
    const { openMetricsServer } = await import('./metrics-server.ts');
    const host = operators?.metricsHost ?? '127.0.0.1';
    const metrics = await openMetricsServer({ port: metricsPort, host, detail });
    listeners.push(metrics.hear);
    closers.push(metrics.close);
    log.info({ url: metrics.url }, 'metrics are served');
  }

  if (operators?.telemetry) {
    const { openTelemetry } = await import('./open-telemetry.ts');
    const telemetry = await openTelemetry(process.env);
    listeners.push(telemetry.hear);
    closers.push(telemetry.close);
  }

  if (operators?.alerts) {
    const { createTellAlarm } = await import('./tell-alarm.ts');
    const { createLookForAlarms } = await import('./watch-alarms.ts');
    const settings = operators.alerts;
    const tell = createTellAlarm({ settings, postbox, site: config.publicUrl ?? 'this site', log });
    const look = createLookForAlarms({ database: database.jobs, dataDir: config.dataDir, settings, tell, log });
    const timer = setInterval(look, EVERY_MS).unref();
    closers.push(() => clearInterval(timer));
  }

  if (operators?.heartbeatUrl) {
    const url = operators.heartbeatUrl;
    const beat = () =>
      isWell()
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
