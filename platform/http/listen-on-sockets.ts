import { createServer, type ListenOptions, type Server } from 'node:net';

interface Place {
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** Connections that may wait at each door. */
  backlog: number;
  doors: number;
  /** Sockets that listen already, held by whoever started the site; then host, port and the number of doors are theirs. */
  inherited?: number[] | undefined;
}

export interface ListeningSockets {
  port: number;
  /** Takes no more connections; resolves when those that were taken are gone. */
  close(): Promise<void>;
}

/**
 * Listens to one port several times. A turn of Node's event loop takes one connection from each listening socket, so a
 * crowd that comes at once would wait in the kernel for as many turns as it has heads, and everybody behind it as well.
 * Rejects with Node's own error where the address cannot be had, also where another site of ours has it.
 */
export async function listenOnSockets(server: Server, place: Place): Promise<ListeningSockets> {
  const { doors, inherited = [] } = place;
  if (inherited.length > 0) return takeOver(server, inherited, place.backlog);
  // A shared port could be shared with another site just as well: an unshared socket tells whether it is free.
  const probe = createServer();
  await opened(probe, { ...place, reusePort: false });
  const { port } = probe.address() as { port: number };
  await closed(probe);
  const all = [server];
  try {
    await opened(server, { ...place, port, reusePort: true });
    while (all.length < doors) {
      const door = doorOf(server);
      await opened(door, { ...place, port, reusePort: true });
      all.push(door);
    }
  } catch (error) {
    await Promise.all(all.map((door) => door.listening && closed(door)));
    // Not every system shares ports.
    if (!isUnsupported(error)) throw error;
    all.length = 1;
    await opened(server, { ...place, port, reusePort: false });
  }
  return {
    port,
    async close() {
      await Promise.all(all.map(closed));
    },
  };
}

/** Listens at sockets that stay open when this process ends: who connects then is taken by the next one. */
async function takeOver(server: Server, sockets: number[], backlog: number): Promise<ListeningSockets> {
  const all = sockets.map((_, index) => (index === 0 ? server : doorOf(server)));
  await Promise.all(all.map((door, index) => opened(door, { fd: sockets[index], backlog })));
  const { port = 0 } = server.address() as { port?: number };
  return {
    port,
    async close() {
      await Promise.all(all.map(closed));
    },
  };
}

function doorOf(server: Server): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
}

function opened(door: Server, options: ListenOptions & { fd?: number | undefined }): Promise<void> {
  const { host, port, backlog, reusePort, fd } = options;
  return new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen(fd === undefined ? { host, port, backlog, reusePort } : { fd, backlog }, () => {
      door.off('error', reject);
      resolve();
    });
  });
}

function closed(door: Server): Promise<void> {
  return new Promise((resolve) => door.close(() => resolve()));
}

function isUnsupported(error: unknown): boolean {
  return ['ENOTSUP', 'ENOPROTOOPT', 'EINVAL', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '');
}
