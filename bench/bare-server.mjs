/** The least that Node can do: the same head and body to everyone, without a look at the request. */
import { createServer } from 'node:http';

process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers);
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
