import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '#platform/http/security/limits.ts';

/**
 * Ends a response whose request body was not read to its end. The sender may still be writing, and a socket that is
 * closed at once is reset, which loses the response. So the rest of the body is read and dropped for a while before
 * the end. The head must already be sent, with `Connection: close`.
 */
export function drainRequestBody(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer | string): void {
  outgoing.write(body);
  let drained = 0;
  const timer = setTimeout(end, limits.drainTimeout);
  function end() {
    clearTimeout(timer);
    incoming.off('data', onData);
    outgoing.end();
  }
  function onData(chunk: Buffer) {
    drained += chunk.length;
    if (drained > limits.drainBytes) end();
  }
  incoming.on('data', onData).once('end', end).once('close', end).resume();
}
