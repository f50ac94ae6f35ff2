import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Sends a POST over a socket and waits for its response, which follows when `receive` is done.
 * @param send writes the body
 * @returns what `receive` made of the request, and the response's status; undefined if the sender left before
 */
export async function receivedPost<Result>(
  headers: Record<string, string>,
  send: (sent: ClientRequest) => void,
  receive: (incoming: IncomingMessage) => Promise<Result>,
): Promise<{ result: Result; status: number | undefined }> {
  const received = Promise.withResolvers<Result>();
  const server = createServer(async (incoming, response) => {
    await receive(incoming).then(received.resolve, received.reject);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers });
  const answered = new Promise<number | undefined>((resolve) => {
    sent.on('response', ({ statusCode }) => resolve(statusCode));
    sent.on('close', () => resolve(undefined));
  });
  sent.on('error', () => {});
  send(sent);
  try {
    return { result: await received.promise, status: await answered };
  } finally {
    sent.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}
