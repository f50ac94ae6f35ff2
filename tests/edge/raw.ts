import { connect } from 'node:net';

/** What came back over a socket. */
export interface RawAnswer {
  /** Of each answer, in order; empty where the connection closed without one. */
  statuses: number[];
  text: string;
}

interface RawOptions {
  /** Milliseconds to wait for an answer before the socket is cut. */
  patience?: number;
  /** The address that the site sees. */
  localAddress?: string;
}

/** Milliseconds in which another answer may follow a whole one. */
const pause = 60;

/** Writes bytes to a site just as they are and reads until the other side closes or falls silent. */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  { patience = 2_000, localAddress }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, ...(localAddress && { localAddress }) });
    let text = '';
    let timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!isWhole(text)) return;
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

/** Whether the last answer in the text has all of its body. */
function isWhole(text: string): boolean {
  const last = text.slice(text.lastIndexOf('HTTP/1.1 '));
  const [head = '', body] = last.split('\r\n\r\n', 2);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (body === undefined || head.startsWith('HTTP/1.1 100')) return false;
  return length === undefined || last.length - head.length - 4 >= Number(length);
}
