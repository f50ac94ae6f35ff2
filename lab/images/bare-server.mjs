/** A bare Node server: one body with fixed headers for every request, both received on its IPC channel. */
import { createServer } from 'node:http';

process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers);
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit());
