import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, attacker, visitor } from './ask-from.mjs';

const connections = 5_000;
const visitors = 12;
const mostMs = 5_000;

/** Opens connections that each ask for one small thing and then stay open. */
async function openIdle(port) {
  const sockets = [];
  for (let number = 0; number < connections; number += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: attacker });
    socket.on('error', () => {});
    socket.resume();
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    sockets.push(socket);
    if (number % 100 === 99) await wait(25);
  }
  return sockets;
}

/** Five thousand idle connections of one client: each new visitor is served. */
export const idleConnections = {
  name: 'idle-connections',
  title: '5,000 idle connections',
  async play({ origin }) {
    const sockets = await openIdle(Number(new URL(origin).port));
    try {
      await wait(2_000);
      const answers = [];
      for (let number = 0; number < visitors; number += 1) {
        answers.push(await askFrom(origin, { path: '/', from: visitor, signal: AbortSignal.timeout(mostMs) }));
      }
      const served = answers.filter(({ status }) => status === 200).length;
      const held = sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;
      const slowestMs = Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
      return { holds: served === visitors, served, of: visitors, slowestMs, stillHeldByAttacker: held };
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
