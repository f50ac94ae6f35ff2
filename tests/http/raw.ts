import { connect } from 'node:net';

/** The answers that came back over a socket. */
export interface RawAnswer {
  /** The statuses in order; empty if the connection closed without an answer. */
  statuses: number[];
  text: string;
}

interface RawOptions {
  /** Milliseconds without an answer after which the socket is cut. */
  timeoutMs?: number;
  /** Whether the site closes the connection itself: the answers are read until then, however far apart they come. */
  untilClosed?: boolean;
  /** The address that the site sees. */
  localAddress?: string;
}

/** Milliseconds within which another answer may follow a whole one. */
const pause = 60;

/** Sends bytes to a site exactly as they are, and reads until the other side closes or stops sending. */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  { timeoutMs = 30_000, untilClosed = false, localAddress }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, ...(localAddress && { localAddress }) });
    let text = '';
    let timer = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (untilClosed || !isWhole(text)) return;
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), pause);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), text });
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** Whether the last answer in the text has its whole body. */
function isWhole(text: string): boolean {
  const last = text.slice(text.lastIndexOf('HTTP/1.1 '));
  const [head = '', body] = last.split('\r\n\r\n', 2);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (body === undefined || head.startsWith('HTTP/1.1 100')) return false;
  return length === undefined || last.length - head.length - 4 >= Number(length);
}
