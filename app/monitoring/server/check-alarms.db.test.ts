import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#app/emails/email-layout.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { switchDatabase } from '#tests/databases/database-switch.ts';
import { createCheckAlarms } from './check-alarms.server.ts';
import { createSendAlarm } from './send-alarm.server.ts';

let db: TestDatabase;
let database: Database;
let receiver: Server;
let webhook: string;
let isWebhookUp = true;
let mailFails = false;
let told: string[] = [];
let logged: string[] = [];

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  receiver = createServer(async (incoming, outgoing) => {
    const body = JSON.parse(Buffer.concat(await incoming.toArray()).toString());
    if (isWebhookUp) told.push(`webhook: ${body.alert ?? body.kind} ${body.state}`);
    outgoing.writeHead(isWebhookUp ? 204 : 500).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

beforeEach(async () => {
  [told, logged, isWebhookUp, mailFails] = [[], [], true, false];
  await db.owner.query('truncate site.alerts, site.mail, site.instances cascade');
});

afterAll(async () => {
  receiver.close();
  await database.close();
  await db.drop();
});

const deliver = async (mail: Mail) => {
  if (mailFails) throw new Error('the mail server is away');
  told.push(`mail to ${mail.to}: ${mail.content.subject}`);
};

function aReplica(more: { mail?: string; diskPercent?: number; checkStoring?: () => Promise<void> } = {}) {
  const { checkStoring, ...set } = more;
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const settings = { webhook, errorPercent: 5, p95: 1_500, loopDelay: 60_000, diskPercent: 100, ...set };
  return createCheckAlarms({
    database: database.jobs,
    dataDir: tmpdir(),
    settings,
    ...(checkStoring && { checkStoring }),
    sendAlarm: createSendAlarm({
      settings,
      emailSender: { deliver, close: () => {} },
      site: 'https://tivoli.example',
      log,
    }),
    log,
  });
}

const giveUpAMail = () =>
  db.owner.query(`insert into site.mail (id, subject_table, subject_id, kind, recipient_hash, state)
                  values ('one', 'leads', gen_random_uuid(), 'alert', 'hash', 'failed')`);
const minutesPass = (minutes: number) =>
  db.owner.query(`update site.alerts set told_at = told_at - ${minutes} * interval '1 minute'`);

test('an alert is told once, by mail and webhook, whichever replica looks; and once more when it is over', async () => {
  const [one, other] = [aReplica({ mail: 'owner@example.com' }), aReplica({ mail: 'owner@example.com' })];
  await one();
  expect(told).toEqual([]);
  await giveUpAMail();
  await Promise.all([one(), other()]);
  await one();
  expect(told.toSorted()).toEqual([
    'mail to owner@example.com: Alert: dead-letters at https://tivoli.example',
    'webhook: dead-letters firing',
  ]);
  await db.owner.query('truncate site.mail');
  await one();
  expect(told).toHaveLength(2);
  await minutesPass(11);
  await Promise.all([one(), other()]);
  expect(told.slice(2).toSorted()).toEqual([
    'mail to owner@example.com: Over: dead-letters at https://tivoli.example',
    'webhook: dead-letters resolved',
  ]);
});

test('an alert that reached nobody is told with the next look', async () => {
  const check = aReplica({ mail: 'owner@example.com' });
  await giveUpAMail();
  [isWebhookUp, mailFails] = [false, true];
  await check();
  expect(told).toEqual([]);
  mailFails = false;
  await check();
  expect(told).toEqual(['mail to owner@example.com: Alert: dead-letters at https://tivoli.example']);
  expect(logged.toSorted()).toEqual([
    // The log has the alert's text, whether it reached somebody or not.
    ...Array(2).fill('1 mail was given up in the last seven days.'),
    'an alert failed by mail',
    'an alert failed by webhook',
    'an alert failed by webhook',
    'an alert reached nobody and will be tried again',
  ]);
});

test('mail that fails for over half an hour is told by webhook and log, although no mail can tell of it', async () => {
  const check = aReplica({ mail: 'owner@example.com' });
  const failingFor = (minutes: number) =>
    db.owner.query(`
      delete from jobs.job;
      insert into jobs.job (name, data, created_on, state, output)
      values ('desk-mail', '{}', now() - ${minutes} * interval '1 minute', 'retry', '{"code": "EAUTH"}')`);
  mailFails = true;
  await failingFor(29);
  await check();
  expect(told).toEqual([]);
  await failingFor(31);
  await check();
  expect(told).toEqual(['webhook: mail firing']);
  expect(logged).toContain(
    '1 mail waits, the oldest for 0.5 h: the mail server does not accept our name and password (EAUTH).',
  );
  await db.owner.query('delete from jobs.job');
  mailFails = false;
  await minutesPass(11);
  await check();
  expect(told.slice(1).toSorted()).toEqual([
    'mail to owner@example.com: Over: mail at https://tivoli.example',
    'webhook: mail resolved',
  ]);
});

test('a database that stays away is told, and that it is back', async () => {
  const check = aReplica();
  await switchDatabase(db, 'off');
  await check();
  expect(told).toEqual([]);
  await check();
  await check();
  expect(told).toEqual(['webhook: database firing']);
  await switchDatabase(db, 'on');
  await check();
  await check();
  expect(told).toEqual(['webhook: database firing', 'webhook: database resolved']);
});

test('with the database away a full disk is told all the same, once, and so is its end', async () => {
  const check = aReplica({ diskPercent: 0 });
  await switchDatabase(db, 'off');
  await check();
  await check();
  await check();
  expect(told).toEqual(['webhook: disk firing', 'webhook: database firing']);
  await switchDatabase(db, 'on');
  await check();
  expect(told.slice(2)).toEqual(['webhook: database resolved']);
});

test('a database that answers and stores nothing is told as that, although nothing about it can be written', async () => {
  let isFull = true;
  const checkStoring = async () => {
    if (isFull) throw new Error('could not extend file: No space left on device');
  };
  const check = aReplica({ checkStoring });
  await db.owner.query('revoke insert, update on site.alerts from tivoli_site');
  await giveUpAMail();
  await check();
  await check();
  await check();
  expect(told.toSorted()).toEqual(['webhook: dead-letters firing', 'webhook: storing firing']);
  isFull = false;
  await db.owner.query('grant insert, update on site.alerts to tivoli_site');
  await check();
  expect(told.slice(2)).toEqual(['webhook: storing resolved']);
});

test('failing requests of the last minutes are an alert', async () => {
  const serves = (requests: number, failed: number, p95: number | null) =>
    db.owner.query(
      `insert into site.instances (id, build, started_at, seen_at, memory, heap, loop_delay, data, requests, failed, p95)
       values (gen_random_uuid(), 'a', now(), now(), 1, 1, 1, 'database', $1, $2, $3)`,
      [requests, failed, p95],
    );
  await serves(100, 0, 20);
  await serves(10, 5, 9_000); // Ten requests are too few for a percentile.
  await aReplica()();
  expect(told).toEqual([]);
  await serves(30, 3, 40);
  await aReplica()();
  expect(told).toEqual(['webhook: error-rate firing']);
});
