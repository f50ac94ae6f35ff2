import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { startStubSite } from './stub-site.ts';

const site = await startStubSite();
const port = Number(new URL(site.url).port);
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.close();
});

test('a second site finds the port taken', async () => {
  await expect(startStubSite({ config: { port } })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('whoever sends requests ahead without reading has one answered at a time', async () => {
  let release: () => void = () => {};
  site.seen.slow = new Promise((resolve) => {
    release = resolve;
  });
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  const begun = () => site.seen.renderings.filter(({ url }) => url === '/slow').length;
  await expect.poll(begun).toBe(1);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  expect(begun()).toBe(1);
  release();
  await expect.poll(() => text.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(begun()).toBe(3);
});

test('whoever sends many requests ahead is answered a few times, and then the connection closes', async () => {
  site.seen.slow = Promise.resolve();
  const { statuses, text } = await sendRaw(site.url, 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20), {
    untilClosed: true,
  });
  expect(statuses).toEqual([200, 200, 200]);
  expect(text.match(/connection: close/gi)).toHaveLength(1);
});

test('requests sent ahead by somebody who left are not answered', async () => {
  const before = site.seen.renderings.length;
  let release: () => void = () => {};
  site.seen.slow = new Promise((resolve) => {
    release = resolve;
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5));
  await expect.poll(() => site.seen.renderings.length).toBe(before + 1);
  socket.destroy();
  await expect.poll(() => site.log.filter(({ status }) => status === 499)).toHaveLength(1);
  release();
  await fetch(`${site.url}/`);
  expect(site.seen.renderings.length).toBe(before + 1);
});
