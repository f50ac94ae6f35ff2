import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * Starts a proxy in front of a database that leaves out the startup options of each connection, as some poolers do.
 * @returns the URL to reach it through
 */
export async function startDroppingOptions(databaseUrl: string): Promise<{ url: string; close(): void }> {
  const url = new URL(databaseUrl);
  const target = Number(url.port);
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    // A client's first message is short and arrives in one piece.
    socket.once('data', (startup) => {
      onward.write(withoutOptions(startup));
      socket.pipe(onward).pipe(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => server.close() };
}

/** A startup message has its length, the protocol's version, then names and values, each ended by a zero. */
function withoutOptions(startup: Buffer): Buffer {
  const words = startup.subarray(8).toString('utf8').split('\0').slice(0, -2);
  const kept: string[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [name = '', value = ''] = words.slice(at, at + 2);
    if (name !== 'options') kept.push(name, value);
  }
  const body = Buffer.from(`${kept.map((word) => `${word}\0`).join('')}\0`);
  const head = Buffer.from(startup.subarray(0, 8));
  head.writeInt32BE(8 + body.length, 0);
  return Buffer.concat([head, body]);
}
