import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmailSender } from '#app/emails/email-layout.server.ts';
import { FormCounts } from '#app/forms/receive-form.server.ts';
import { startOperatorReports } from '#app/monitoring/server/start-operator-reports.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLogger } from '#platform/telemetry/logging.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { type StubSite, startStubSite } from './stub-site.ts';

const alerts = { errorPercent: 5, p95: 1_500, loopDelay: 60_000, diskPercent: 100 };
const token = 'a token that is long enough';
const received: string[] = [];
const collector = createServer((incoming, outgoing) => {
  received.push(incoming.url ?? '');
  outgoing.writeHead(200).end();
});
const heartbeats = () => received.filter((path) => path === '/alive').length;

let site: StubSite;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const operators = { measures: true, metricsHost: '127.0.0.1', alerts };
  site = await startStubSite({ config: { metricsPort: 0, operators } });
});
afterAll(() => {
  collector.close();
  return site.close();
});

test('metrics tell routes and figures, and nothing that a visitor wrote', async () => {
  await fetch(`${site.url}/hotel/the-tivoli?who=meera`);
  await fetch(`${site.url}/meera-sample`);
  await fetch(`${site.url}/form`, { method: 'POST', body: new URLSearchParams({ name: 'meera' }) });

  const url = site.log.find(({ msg }) => msg === 'metrics are served')?.url as string;
  await vi.waitFor(async () => {
    const metrics = await (await fetch(url)).text();
    expect(metrics).toContain('_count{method="GET",route="/hotel/:slug",status="2xx"} 1');
    expect(metrics).toContain('_bucket{le="+Inf",method="GET",route="/hotel/:slug",status="2xx"} 1');
    expect(metrics).toMatch(/_bucket\{le="0.001",method="GET",route="\/hotel\/:slug",status="2xx"\} [01]\n/);
    expect(metrics).toContain('_count{method="GET",route="unknown address",status="4xx"} 1');
    expect(metrics).toContain('route="/form"');
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(metrics).toContain('tivoli_database_up 0');
    expect(metrics).toMatch(/^tivoli_event_loop_delay_seconds \d/m);
    // The figure is absent, because 0 would be reported as a measurement.
    expect(metrics).not.toMatch(/^tivoli_(enquir|mail|backup_age)/m);
    expect(metrics).not.toMatch(/meera/i);
  }, 30_000);
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});

test('what is thrown is one group however often, at its place in the sources', async () => {
  const again = await startStubSite({ config: { monitoringToken: token } });
  for (let time = 0; time < 3; time += 1) await fetch(`${again.url}/thrown`);
  const authorization = `Bearer ${token}`;
  const { detail } = await (await fetch(`${again.url}/api/monitoring`, { headers: { authorization } })).json();
  const thrown = detail.errors.filter(({ place }: { place: string }) => place.includes('stub-build'));
  await again.close();
  expect(thrown).toMatchObject([{ side: 'server', count: 3 }]);
});

test('the site’s own visits are nobody’s: they are neither logged nor counted', async () => {
  const again = await startStubSite();
  void again.preparePictures();
  await expect.poll(() => again.seen.renderings).toHaveLength(1);
  await fetch(`${again.url}/hotel/the-tivoli`);
  const requests = () => again.log.filter(({ msg }) => msg === 'request').map(({ path }) => path);
  await expect.poll(requests).toContain('/hotel/the-tivoli');
  await again.close();
  expect(requests()).toEqual(['/hotel/the-tivoli']);
});

test('a heartbeat is sent each minute while all is well, and none while something is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isWell = true;
  let isStoring = true;
  const log: string[] = [];
  const operators = { measures: true, metricsHost: '127.0.0.1', alerts, heartbeatUrl: `${origin}/alive` };
  const config = testConfig('/nowhere', 'postgres://nobody:nothing@127.0.0.1:9/none', { operators });
  const database = openDatabase(config.databaseUrl);
  const reports = await startOperatorReports({
    config,
    database,
    emailSender: openEmailSender(config),
    storage: { waiting: () => 0, made: () => 0 },
    forms: new FormCounts(),
    metrics: new Metrics(),
    checkStoring: () => (isStoring ? Promise.resolve() : Promise.reject(new Error('the disk is full'))),
    isWell: () => (isWell ? Promise.resolve() : Promise.reject(new Error('away'))),
    log: createLogger({ write: (line) => void log.push(JSON.parse(line).msg) }),
    detail: async () => undefined,
  });
  vi.advanceTimersByTime(59_999);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(heartbeats).toBe(1);
  isWell = false;
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => log).toEqual(['no heartbeat: something is not well']);
  [isWell, isStoring] = [true, false];
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => log).toHaveLength(2);
  isStoring = true;
  vi.advanceTimersByTime(60_000);
  await expect.poll(heartbeats).toBe(2);
  await reports.close();
  await database.close();
  vi.advanceTimersByTime(60_000);
  expect(log).toHaveLength(2);
  vi.useRealTimers();
});
