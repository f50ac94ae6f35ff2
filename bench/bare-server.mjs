/** The least work that Node can do: every request gets the same head and body, and nothing of the request is read. */
import { createServer } from 'node:http';

process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers);
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
