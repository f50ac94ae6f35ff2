import { once } from 'node:events';
import { createServer } from 'node:net';

/** The mail server's possible answers to a message; with `refuse` nothing listens. */
const answers = {
  take: 'take',
  /** Answers 451 after the message. */
  later: 'later',
  /** Cuts the connection in the middle of the message. */
  drop: 'drop',
  /** Accepts connections and says nothing. */
  hang: 'hang',
};

function headerOf(message, name) {
  return new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(message)?.[1]?.trim() ?? '';
}

/**
 * Starts an SMTP server that stores what it accepted and can be told to fail.
 * @returns {Promise<{ url: string, taken: { id: string, to: string, at: number, message: string }[], set(mode: keyof
 * typeof answers | 'refuse'): Promise<void>, close(): void }>}
 */
export async function startMailServer({ keepsWords = false } = {}) {
  const taken = [];
  const sockets = new Set();
  let mode = answers.take;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (mode === answers.hang) return;
    let received = '';
    let inData = false;
    let to = '';
    socket.write('220 proof ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (chunk) => {
      if (mode === answers.hang) return;
      received += chunk;
      if (inData && mode === answers.drop) return socket.destroy();
      for (;;) {
        const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          if (mode === answers.later) {
            socket.write('451 try again later\r\n');
            continue;
          }
          taken.push({ id: headerOf(part, 'message-id'), to, at: performance.now(), message: keepsWords ? part : '' });
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(part)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else {
          if (/^RCPT/i.test(part)) to = /<([^>]*)>/.exec(part)?.[1] ?? '';
          socket.write('250 fine\r\n');
        }
      }
    });
  });
  const listen = (port) => once(server.listen(port, '127.0.0.1'), 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async set(wanted) {
      mode = wanted;
      cut();
      if (wanted === 'refuse') server.close();
      else if (!server.listening) await listen(port);
    },
    close() {
      server.close();
      cut();
    },
  };
}
