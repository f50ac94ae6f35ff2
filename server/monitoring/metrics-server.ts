import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metric } from 'prom-client';
import type { ServerDetail } from '#domain/server-truth.ts';
import { Refusal } from '#server/boot/refusal.ts';
import { AnswerHistogram } from './answer-histogram.ts';
import type { AnswerListener } from './note-answer.ts';

interface Parts {
  port: number;
  /** Not the site's own: figures are for the operator's network. */
  host: string;
  detail: () => Promise<ServerDetail | undefined>;
}

export interface MetricsServer {
  url: string;
  hear: AnswerListener;
  close(): Promise<void>;
}

/** Milliseconds between two looks at the event loop. */
const loopLook = 100;

/** Serves `GET /metrics` for Prometheus on a port of its own. Rejects with a Refusal where the port cannot be had. */
export async function openMetricsServer({ port, host, detail }: Parts): Promise<MetricsServer> {
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopLook });
  const answers = new AnswerHistogram();
  // Its types know their own kinds of metric only.
  registry.registerMetric(answers as unknown as Metric<string>);
  const gauge = (name: string, help: string) => new Gauge({ name: `tivoli_${name}`, help, registers: [registry] });
  const gauges = {
    received: gauge('enquiries_received_24h', 'Enquiries of the last 24 hours.'),
    answered: gauge('enquiries_answered_24h', 'Of the enquiries of the last 24 hours, those answered.'),
    overdue: gauge('enquiries_overdue', 'Enquiries past their due time without an answer.'),
    lastAge: gauge('last_enquiry_age_seconds', 'Since the last enquiry came.'),
    waiting: gauge('mail_waiting', 'Mails in the queue.'),
    deadLetters: gauge('mail_dead_letters', 'Mails given up in the last seven days.'),
    loopDelay: gauge('event_loop_delay_ms', 'Lateness of 99 of 100 timers, of the process that is worst off.'),
    isKnown: gauge('database_up', '1 where the figures came from the database, 0 while it is away.'),
  };

  async function collect(): Promise<string> {
    const known = await detail();
    const { enquiries, mailQueue } = known ?? {};
    const figures: { [Name in keyof typeof gauges]?: number | null } = {
      ...enquiries,
      ...mailQueue,
      loopDelay: known ? Math.max(0, ...known.instances.map((instance) => instance.loopDelay)) : null,
      isKnown: enquiries ? 1 : 0,
    };
    for (const [name, gauge] of Object.entries(gauges)) {
      const figure = figures[name as keyof typeof gauges];
      // What nobody knows has no value: neither 0 nor the last one.
      if (figure == null) gauge.remove();
      else gauge.set(figure);
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
      () => outgoing.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new Refusal(
          `METRICS_PORT ${port} cannot be opened on ${host} (${error.code}): choose another port, and one of its own for each replica on this machine (/etc/tivoli/PORT.env).`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${opened}/metrics`,
    hear: answers.hear,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
