import { createServer } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Every message taken, headers and body as they came. */
  messages: string[];
  close(): Promise<void>;
}

/** A mail server that takes everything, or refuses the first so many messages with a 451. */
export async function startSmtpServer({ refuse = 0 } = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  let toRefuse = refuse;
  const server = createServer((socket) => {
    let received = '';
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      received += chunk;
      for (;;) {
        const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          if (toRefuse > 0) socket.write('451 try again later\r\n');
          else messages.push(part);
          if (toRefuse > 0) toRefuse -= 1;
          else socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(part)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(part)) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 test\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
