import { createServer } from 'node:net';

function listen(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ host: '127.0.0.1', port }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? null) : null));
    });
  });
}

/** Returns a free port of the loopback address: the wanted one if it is free. */
export async function freePort(wanted?: number): Promise<number> {
  const port = (wanted && (await listen(wanted))) || (await listen(0));
  if (!port) throw new Error('No port of 127.0.0.1 is free.');
  return port;
}
