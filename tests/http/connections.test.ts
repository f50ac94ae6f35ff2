import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { type StubSite, startStubSite } from './stub-site.ts';

const crowd = '127.0.0.2';
const visitor = '127.0.0.3';
const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let site: StubSite;
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await site.close();
});

/** Opens a connection that stays open; with `isServed` it has been answered once. */
async function open(localAddress: string, isServed = false): Promise<Socket> {
  const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1', localAddress });
  opened.push(socket);
  socket.on('error', () => {});
  if (isServed) socket.write(get);
  await Promise.race([once(socket, isServed ? 'data' : 'connect'), once(socket, 'close')]);
  return socket;
}

/** Twelve visitors come one after the other, each over a connection of their own. */
async function visits(localAddress: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < 12; number += 1) {
    statuses.push(...(await sendRaw(site.url, get, { localAddress })).statuses);
  }
  return statuses;
}

const all = Array(12).fill(200);
const openOnes = () => opened.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;

test.each([
  ['answered once and then silent', true],
  ['silent from the start', false],
])('connections of one client, %s, leave half of all places to others', async (_what, isServed) => {
  site = await startStubSite({ limits: { sockets: { all: 40, perClient: 20 } } });
  for (let number = 0; number < 50; number += 1) await open(crowd, isServed);
  expect(await visits(visitor)).toEqual(all);
  await expect.poll(openOnes).toBe(20);
});

test('when every place is taken, the connection that was silent for longest goes; the newcomer is served', async () => {
  site = await startStubSite({ limits: { sockets: { all: 20, perClient: 20 } } });
  const sockets = [];
  for (let number = 0; number < 20; number += 1) sockets.push(await open(crowd, true));
  sockets[0]?.write(get);
  await once(sockets[0] as Socket, 'data');
  expect(await visits(visitor)).toEqual(all);
  expect([sockets[0], sockets[1]].map((socket) => socket?.destroyed)).toEqual([false, true]);
});

test('clients that all keep the site at work lose a connection to a newcomer where they hold most', async () => {
  site = await startStubSite({ limits: { sockets: { all: 20, perClient: 18 } } });
  for (let number = 0; number < 20; number += 1) {
    const socket = await open(number < 18 ? crowd : '127.0.0.4');
    socket.write('POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nname=');
  }
  await expect.poll(openOnes).toBe(20);
  expect(await visits(visitor)).toEqual(all);
  await expect.poll(openOnes).toBe(19);
});

test('a proxy may take every place, and no visitor of its is cut off', async () => {
  site = await startStubSite({ limits: { sockets: { all: 20, perClient: 5 } }, config: { trustedProxies: [crowd] } });
  for (let number = 0; number < 19; number += 1) await open(crowd, true);
  expect(await visits(visitor)).toEqual(all);
  expect(openOnes()).toBe(19);
});
