import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startCollector } from '../../monitoring/collector.mjs';
import { markedVisitor, sendMarked, strayMarked } from '../../monitoring/marked-visitors.mjs';
import { startMailServer } from '../../servers/mail-server.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { until } from '../../until.mjs';

const visitors = 1_000;
const atOnce = 10;
/** Milliseconds until alarms are checked once more. */
const untilTold = 75_000;
const tables = ['site.error_groups', 'site.instances', 'site.alerts'];

/** Counts how often any mark is in a text; phone numbers count however they are spaced. */
function hitsOf(marks, text) {
  const plain = text.toLowerCase();
  const digits = plain.replace(/(?<=\d)[\s+-]+(?=\d)/g, '');
  const bytes = (word) => plain.includes(word) || plain.includes(Buffer.from(word).toString('base64').toLowerCase());
  return marks.filter(({ name, mail, text: words, phone }) => {
    return [name, mail, words].some(bytes) || digits.includes(phone);
  }).length;
}

async function rowsOf(client, names) {
  const texts = [];
  for (const name of names) texts.push(JSON.stringify((await client.query(`select * from ${name}`)).rows));
  return texts.join('\n');
}

/** The columns of its results. */
export const keyFigures = {
  visitors: 'visitors',
  stored: 'stored',
  'found where they belong': 'foundWhereTheyBelong',
  'places searched': ({ hits }) => Object.keys(hits).length,
  'found elsewhere': ({ hits }) => Object.values(hits).reduce((sum, count) => sum + count, 0),
};

/**
 * Sends 1,000 enquiries whose every word is marked. Some are refused, some fail in the database, and their mail is
 * refused at first.
 */
export async function prove({ root }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-privacy-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const [mail, collector] = [await startMailServer(), await startCollector()];
  const token = randomUUID();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    SMTP_URL: mail.url,
    METRICS_PORT: String(metricsPort),
    MONITORING_TOKEN: token,
    ALERT_WEBHOOK_URL: `${collector.url}/alert`,
    ALERT_ERROR_PERCENT: '0',
  };
  const site = startSite({ cwd: root, env });
  try {
    await site.ready;
    const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
    await client.connect();
    const marks = Array.from({ length: visitors }, markedVisitor);
    const answers = {};
    await mail.set('later');
    for (let at = 0; at < visitors; at += atOnce) {
      // For a while the database refuses every second enquiry, with an error message that contains the row.
      if (at === 400) {
        await client.query(`alter table venue_bookings add constraint refuses
          check (ascii(right(name, 1)) % 2 = 0) not valid`);
      }
      if (at === 500) await client.query('alter table venue_bookings drop constraint refuses');
      if (at === 700) await mail.set('take');
      const group = marks.slice(at, at + atOnce);
      const statuses = await Promise.all(group.map((visitor, index) => sendMarked(origin, visitor, at + index)));
      for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
      if (at % 50 === 0) await strayMarked(origin, group[0]);
    }
    // Reads the measures of a minute, and the alert that failing requests cause; the check comes after the minute in
    // which they were stored.
    await wait(75_000);
    await until(() => collector.countOf('/alert') > 0, untilTold, 500);

    const withStaffRole = { headers: { authorization: `Bearer ${token}` } };
    const ask = async (url, options) => (await fetch(url, options)).text();
    const stored = (await client.query('select count(*)::int as count from leads')).rows[0].count;
    const places = {
      log: site.output(),
      '/api/logs': await ask(`${origin}/api/logs`, withStaffRole),
      '/api/monitoring': await ask(`${origin}/api/monitoring`, withStaffRole),
      '/monitoring': await ask(`${origin}/monitoring`, withStaffRole),
      metrics: await ask(`http://127.0.0.1:${metricsPort}/metrics`),
      'deep health': await ask(`${origin}/api/health?deep=1`, withStaffRole),
      tables: await rowsOf(client, tables),
      alerts: collector.textOf('/alert'),
    };
    // The marks must be found where they belong; otherwise the search proves nothing.
    const foundWhereTheyBelong = hitsOf(marks, await rowsOf(client, ['leads', 'venue_bookings']));
    await client.end();
    await site.stop();
    places['log to its end'] = site.output();

    const hits = Object.fromEntries(Object.entries(places).map(([place, text]) => [place, hitsOf(marks, text)]));
    const bytes = Object.fromEntries(Object.entries(places).map(([place, text]) => [place, text.length]));
    const groups = JSON.parse(places['/api/monitoring']).detail.errors.map(({ side, message, count }) => ({
      side,
      message,
      count,
    }));
    return {
      holds:
        foundWhereTheyBelong === stored &&
        Object.values(hits).every((count) => count === 0) &&
        Object.values(bytes).every((length) => length > 0),
      visitors,
      answers,
      stored,
      foundWhereTheyBelong,
      hits,
      bytes,
      groups,
    };
  } finally {
    await site.stop().catch(() => {});
    mail.close();
    collector.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
