import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/**
 * What the server does with a mail: it takes it, postpones it with a 451, refuses its recipient or its content with a 550,
 * never answers, or drops the connection in the middle of the mail.
 */
export type SmtpAnswer = 'take' | 'put-off' | 'refuse' | 'refuse-content' | 'hang' | 'drop';

export interface SmtpServer {
  url: string;
  /** Every message that was taken, headers and body as they came. */
  messages: string[];
  /** Every command, and whether it came encrypted. */
  commands: { line: string; isEncrypted: boolean }[];
  /** How many connections are open. */
  connections(): number;
  close(): Promise<void>;
}

interface Options {
  /** These outcomes apply to the first mails in order of arrival; every later mail is taken. */
  answers?: SmtpAnswer[];
  /** With a certificate the server offers STARTTLS. */
  tls?: { key: Buffer; cert: Buffer };
}

/** What the server says of a mail's content; of all others that they may be tried again. */
const afterContent: Partial<Record<SmtpAnswer, string>> = {
  take: '250 taken\r\n',
  'refuse-content': '554 5.7.1 not wanted here\r\n',
};

/** A real mail server that takes one mail after another. */
export async function startSmtpServer({ answers = [], tls }: Options = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  const commands: SmtpServer['commands'] = [];
  const sockets = new Set<Socket>();
  const next = [...answers];
  const server = createServer((socket) => {
    socket.write('220 test ESMTP\r\n');
    converse(socket);
  });
  function converse(socket: Socket) {
    const isEncrypted = socket instanceof TLSSocket;
    sockets.add(socket);
    let received = '';
    let inData = false;
    let answer: SmtpAnswer = 'take';
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received += chunk;
      for (;;) {
        if (inData && answer === 'drop' && received.length > 0) return socket.destroy();
        const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (!inData) commands.push({ line: part, isEncrypted });
        if (inData) {
          inData = false;
          if (answer === 'take') messages.push(part);
          if (answer !== 'hang') socket.write(afterContent[answer] ?? '451 try again later\r\n');
        } else if (/^DATA/i.test(part)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^MAIL/i.test(part)) {
          answer = next.shift() ?? 'take';
          socket.write('250 test\r\n');
        } else if (/^RCPT/i.test(part)) {
          socket.write(answer === 'refuse' ? `550 5.1.1 ${part.slice(8)} unknown\r\n` : '250 test\r\n');
        } else if (/^EHLO/i.test(part)) {
          socket.write(tls && !isEncrypted ? '250-test\r\n250 STARTTLS\r\n' : '250 test\r\n');
        } else if (/^STARTTLS/i.test(part)) {
          if (!tls) socket.write('502 not here\r\n');
          else {
            socket.removeAllListeners('data');
            socket.write('220 go on\r\n');
            return converse(new TLSSocket(socket, { isServer: true, ...tls }));
          }
        } else if (/^QUIT/i.test(part)) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 test\r\n');
        }
      }
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    commands,
    connections: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
