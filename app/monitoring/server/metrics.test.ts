import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { alarmKinds } from '#app/monitoring/server/alarm-rules.server.ts';
import { openMetricsServer } from '#app/monitoring/server/metrics-server.server.ts';
import { projectRoot } from '#platform/project-root.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import type { MetricFigures } from './metric-figures.server.ts';

const read = (path: string) => readFileSync(join(projectRoot(), path), 'utf8');
const log = pino({ level: 'silent' });

const figures: MetricFigures = {
  build: { version: 'ab12', commit: 'cd34' },
  detail: {
    build: 'ab12',
    warnings: [],
    enquiries: { received: 3, answered: 2, overdue: 1, lastAge: 60 },
    mailQueue: { waiting: 0, oldestAge: null, error: null, deadLetters: 4, givenUpAge: null },
    routes: [],
    vitals: [],
    errors: [],
    instances: [{ id: 'a', build: 'ab12', uptime: 1, memory: 1, heap: 1, loopDelay: 25, data: 'database' }],
  },
  pools: [{ pool: 'writes', open: 3, idle: 1, waiting: 5, most: 8 }],
  encoder: { waiting: 6, made: 7 },
  forms: [{ form: 'enquiry', outcome: 'refused', count: 2 }],
  disk: { free: 1_000, size: 2_000 },
  held: 9,
  backups: { age: 3600, bytes: 12_345, encrypted: false, missing: null, drillAge: 7200, drillFailure: 'altered' },
  plan: { everyHours: 24, isEncrypted: false },
  alarms: { due: new Map([['disk', 'full']]), judged: new Set(alarmKinds) },
};

async function served(given: MetricFigures): Promise<string> {
  const metrics = new Metrics();
  const server = await openMetricsServer({ port: 0, host: '127.0.0.1', metrics, figures: async () => given, log });
  metrics.addResponse({ route: '/hotel/:slug', method: 'GET', status: 204, ms: 12 });
  const text = await (await fetch(server.url)).text();
  await server.close();
  return text;
}

/** Returns the names of metrics in a query or a text; a histogram is named without its suffixes. */
const namesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/\b(?:tivoli|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  ),
];
const servedNames = (text: string) => [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);

test('an address that this machine does not have is told as a wrong METRICS_HOST', async () => {
  const options = { port: 0, host: '192.0.2.1', metrics: new Metrics(), figures: async () => figures, log };
  await expect(openMetricsServer(options)).rejects.toThrow(
    'METRICS_HOST must be an address or a host name of this machine, not "192.0.2.1" (EADDRNOTAVAIL).',
  );
});

test('the documented list of metrics is what the port serves, with type and meaning', async () => {
  const text = await served(figures);
  const helps = new Map(
    [...text.matchAll(/^# HELP (tivoli_\S+) (.*)$/gm)].map(([, name = '', help = '']) => [name, help]),
  );
  const types = new Map(
    [...text.matchAll(/^# TYPE (tivoli_\S+) (.*)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const documented = [
    ...read('docs/operations/metrics.md').matchAll(/^\| `(tivoli_\w+)(?:\{.*?\})?` \| (\w+) \| (.*) \|$/gm),
  ];
  expect(documented.map(([, name, type, help]) => [name, type, help])).toEqual(
    [...helps].map(([name, help]) => [name, types.get(name), help]),
  );
});

test('every figure is told under its name and in its unit', async () => {
  const text = await served(figures);
  for (const line of [
    'tivoli_build_info{version="ab12",commit="cd34"} 1',
    'tivoli_database_up 1',
    'tivoli_database_connections{pool="writes",state="busy"} 2',
    'tivoli_database_connections{pool="writes",state="waiting"} 5',
    'tivoli_forms_total{form="enquiry",outcome="refused"} 2',
    'tivoli_enquiries_held_last_day 9',
    'tivoli_mail_dead_letters 4',
    'tivoli_backup_interval_seconds 86400',
    'tivoli_backup_age_seconds 3600',
    'tivoli_backup_size_bytes 12345',
    'tivoli_backup_encrypted 0',
    'tivoli_backup_drill_failed 1',
    'tivoli_disk_free_bytes 1000',
    'tivoli_event_loop_delay_seconds 0.025',
    'tivoli_alarm_firing{kind="disk"} 1',
    'tivoli_alarm_firing{kind="backup"} 0',
    'tivoli_http_request_duration_seconds_count{method="GET",route="/hotel/:slug",status="2xx"} 1',
  ])
    expect(text.split('\n')).toContain(line);
});

test('what nobody knows has no sample, neither 0 nor the last one', async () => {
  const unknown = { detail: undefined, backups: undefined, held: undefined, disk: undefined, alarms: undefined };
  const text = await served({ ...figures, ...unknown });
  expect(text).toContain('\ntivoli_database_up 0\n');
  expect(text).not.toMatch(/^tivoli_(enquir|mail|backup_(?!configured|interval)|disk|alarm)/m);
});

test('alert rules and dashboard ask for metrics that are served, and each rule says what to do', async () => {
  const known = servedNames(await served(figures));
  const { groups } = parse(read('deploy/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const dashboard = JSON.parse(read('deploy/dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    expect([...namesIn(query), ...(query.match(/^up\b|\bup\{/) ?? [])], query).not.toEqual([]);
    expect(known, query).toEqual(expect.arrayContaining(namesIn(query)));
  }
  for (const { alert, annotations } of rules) expect(annotations.summary, alert).toMatch(/\w+\.$/);
  const { scrape_configs } = parse(read('deploy/prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  expect(scrape_configs[0]).toMatchObject({ job_name: 'tivoli', static_configs: [{ targets: [expect.any(String)] }] });
});
