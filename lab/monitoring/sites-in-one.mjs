/**
 * Several sites of the build in one process, equal except for what they measure, because two processes differ in speed
 * by more than measuring costs. The parent process sends the URL of the database and receives the address of each site.
 */
import { join } from 'node:path';
import { pino } from 'pino';

process.once('message', async ({ databaseUrl, dataDir }) => {
  const { startSite } = await import(join(process.cwd(), 'build/server/index.js'));
  const log = () =>
    pino({ base: null }, pino.destination({ dest: '/dev/null', sync: false, minLength: 32_768, maxWrite: 65_536 }));
  const start = (name, more) =>
    startSite(
      {
        port: 0,
        host: '127.0.0.1',
        dataDir: join(dataDir, name),
        databaseUrl,
        migrationDatabaseUrl: databaseUrl,
        trustedProxies: [],
        filmHosts: [],
        appSecret: 'of a proof, and long enough to be one',
        mailFrom: 'hello@example.com',
        salesInbox: 'sales@example.com',
        rateLimit: false,
        monitoringAccess: 'public',
        ...more,
      },
      { log: log() },
    );
  const alerts = { errorPercent: 5, p95: 1_500, loopDelay: 200, diskPercent: 90 };
  const operators = { measures: true, metricsHost: '127.0.0.1', alerts };
  const sites = {
    off: await start('off', { operators: { ...operators, measures: false } }),
    on: await start('on', { operators }),
    withMetrics: await start('with-metrics', { operators, metricsPort: 0 }),
  };
  process.send(Object.fromEntries(Object.entries(sites).map(([name, { url }]) => [name, url])));
  process.once('SIGTERM', async () => {
    for (const site of Object.values(sites)) await site.close();
    process.exit(0);
  });
});
