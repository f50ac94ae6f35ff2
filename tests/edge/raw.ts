import { connect } from 'node:net';

/** What came back over a socket. */
export interface RawAnswer {
  /** Of each answer, in order; empty where the connection closed without one. */
  statuses: number[];
  text: string;
}

interface RawOptions {
  /** Milliseconds to wait for the end before the socket is cut. */
  patience?: number;
}

/** Writes bytes to a site just as they are and reads until the other side closes or falls silent. */
export function sendRaw(url: string, bytes: string | Buffer, { patience = 400 }: RawOptions = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      timer.refresh();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), text });
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}
