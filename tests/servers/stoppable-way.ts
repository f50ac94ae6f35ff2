import net from 'node:net';

/** No test listens at this address by itself, so that none takes the port while it is free. */
const host = '127.0.0.2';

/** A proxy to a site or a database that can be stopped and started again at the same address. */
export async function stoppableWay(
  target: () => string,
): Promise<{ url: string; cut(): Promise<void>; mend(): Promise<void> }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((visitor) => {
    const { hostname, port } = new URL(target());
    const site = net.connect(Number(port), hostname);
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    }
    visitor.pipe(site).pipe(visitor);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, host, resolve));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://${host}:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(port),
  };
}
