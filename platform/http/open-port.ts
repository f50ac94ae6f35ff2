import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';

interface Place {
  host: string;
  /** The port; 0 for any that is free. */
  port: number;
  backlog: number;
  inherited?: number[] | undefined;
}

/**
 * Listens at host and port, or at the sockets that a service manager opened: usually one, or one each for IPv4 and
 * IPv6. Those stay open when this process ends, so the next process gets the connections that come meanwhile. Rejects
 * with Node's own error if the address cannot be had.
 */
export async function openPort(server: Server, { host, port, backlog, inherited = [] }: Place) {
  const [first, ...others] = inherited;
  const all = [server];
  await startListening(server, first === undefined ? { host, port, backlog } : { fd: first, backlog });
  for (const fd of others) {
    const options = { allowHalfOpen: true, noDelay: true };
    const other = createServer(options, (socket) => server.emit('connection', socket));
    await startListening(other, { fd, backlog });
    all.push(other);
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Accepts no more connections; resolves when the accepted ones have ended. */
    async close() {
      await Promise.all(all.map((one) => new Promise((resolve) => one.close(resolve))));
    },
  };
}

async function startListening(server: Server, options: ListenOptions & { fd?: number }): Promise<void> {
  server.listen(options);
  await once(server, 'listening');
}
