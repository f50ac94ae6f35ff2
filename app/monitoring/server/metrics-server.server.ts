import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge } from 'prom-client';
import type { MetricFigures } from '#app/monitoring/server/metric-figures.server.ts';
import { metricList } from '#app/monitoring/server/metric-list.server.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';

interface Parts {
  port: number;
  /** Another address than the site's own, because figures are for the operator's network. */
  host: string;
  metrics: Pick<Metrics, 'registry'>;
  figures: () => Promise<MetricFigures>;
  log: Logger;
}

/** Milliseconds between two samples of the event loop's delay. */
const eventLoopPrecision = 100;

/** `listen` fails with these codes for an address that this machine does not have. */
const wrongHostCodes = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/** Serves `GET /metrics` for Prometheus on a port of its own. Rejects with a Refusal if the port cannot be had. */
export async function openMetricsServer({ port, host, metrics, figures, log }: Parts) {
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopPrecision });
  const known = Object.entries(metricList).map(([name, { type, help, labels = [], read }]) => {
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    return {
      read,
      metric: type === 'gauge' ? new Gauge(options) : new Counter(options),
      isLabelled: labels.length > 0,
    };
  });

  async function collect(): Promise<string> {
    const found = await figures();
    for (const { read, metric, isLabelled } of known) {
      // An unknown figure has no value: neither 0 nor the last one.
      metric.reset();
      if (metric instanceof Gauge && !isLabelled) metric.remove();
      for (const { labels = {}, value } of read(found)) if (value != null) metric.inc(labels, value);
    }
    return registry.metrics();
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    collect().then(
      (text) => outgoing.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ error: errorFields(error) }, 'the metrics could not be told');
        outgoing.writeHead(500).end();
      },
    );
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new Refusal(
          wrongHostCodes.includes(error.code ?? '')
            ? `METRICS_HOST must be an address or a host name of this machine, not "${host}" (${error.code}).`
            : `METRICS_PORT ${port} cannot be opened on ${host} (${error.code}): choose another port, and one of its own for each replica on this machine (/etc/tivoli/PORT.env).`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${opened}/metrics`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
