import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { attacker, countStatuses } from './ask-from.mjs';

const connections = 300;
/** By then each form has had its turn, which ran out without its last byte. */
const heldForMs = 26_000;
const mostMs = 60_000;

/** Sends a form without its last byte. `answer` is the status of its response, or 0 if the connection ended without. */
function sendUnfinished(port) {
  const body = 'variant=enquiry&name=x';
  const socket = connect({ port, host: '127.0.0.1', localAddress: attacker });
  const answer = new Promise((resolve) => {
    socket.once('data', (bytes) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1'))?.[1] ?? 0)));
    socket.once('close', () => resolve(0)).on('error', () => {});
  });
  const head = ['POST /enquire HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/x-www-form-urlencoded'];
  socket.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, -1)].join('\r\n'));
  return { socket, answer, finish: () => socket.write(body.slice(-1)) };
}

/** Three hundred refused forms lack their last bytes until the turns of all of them are over; these come at once. */
export const heldBackBytes = {
  name: 'held-back-bytes',
  title: 'the last bytes of 300 refused forms at once',
  async play({ origin }) {
    const forms = Array.from({ length: connections }, () => sendUnfinished(Number(new URL(origin).port)));
    try {
      await wait(heldForMs);
      for (const { finish } of forms) finish();
      const late = wait(mostMs).then(() => 'no answer');
      const statuses = await Promise.all(forms.map(({ answer }) => Promise.race([answer, late])));
      return {
        holds: statuses.every((status) => [422, 429, 503].includes(status)),
        answers: countStatuses(statuses.map((status) => ({ status }))),
      };
    } finally {
      for (const { socket } of forms) socket.destroy();
    }
  },
};
