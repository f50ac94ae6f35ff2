import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmailSender } from '#app/emails/email-layout.server.ts';
import { createLogger } from '#platform/telemetry/logging.ts';
import { sendHeartbeat } from '#platform/telemetry/send-heartbeat.ts';
import { createSendAlarm } from './send-alarm.server.ts';

/* Somebody took over the host that the operator once named, and redirects us to another one. */
let server: Server;
let url: string;
const requested: string[] = [];
beforeAll(async () => {
  server = createServer((request, answer) => {
    requested.push(`${request.method} ${request.url}`);
    answer.writeHead(request.url === '/moved' ? 307 : 200, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/moved`;
});
afterAll(() => server.close());

test('neither an alert nor a heartbeat follows a redirect to somewhere that nobody named', async () => {
  const log = createLogger({ write: () => {} });
  const emailSender = openEmailSender({ mailFrom: 'hello@example.com', dataDir: '/nowhere' });
  const sendAlarm = createSendAlarm({ settings: { webhook: url }, emailSender, site: 'https://tivoli.example', log });
  const alarm = { kind: 'disk', state: 'firing', text: 'The disk is full.', since: new Date() } as const;
  await expect(sendAlarm(alarm)).rejects.toThrow();
  await expect(sendHeartbeat(url)).rejects.toThrow('answered 307');
  expect(requested).toEqual(['POST /moved', 'GET /moved']);
  emailSender.close();
});
