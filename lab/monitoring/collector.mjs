import { once } from 'node:events';
import { createServer } from 'node:http';

/** Stores what webhooks send to it. */
export async function startCollector() {
  const received = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    received.push({ path: incoming.url, text: body.toString('latin1') });
    outgoing.writeHead(200).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Returns all bodies that came to this path. */
    textOf: (path) =>
      received
        .filter((request) => request.path === path)
        .map(({ text }) => text)
        .join('\n'),
    /** Returns the requests that came to this path. */
    countOf: (path) => received.filter((request) => request.path === path).length,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
