import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '#platform/http/security/limits.ts';

/**
 * Ends an answer whose request body was not read to its end. The sender may still be writing: a socket closed at once
 * would be reset and the answer lost, so what comes is thrown away for a while, and only then the connection closes.
 * The head must already be sent, with `Connection: close`.
 */
export function drainRequestBody(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer | string): void {
  outgoing.write(body);
  let thrownAway = 0;
  const timer = setTimeout(end, limits.linger);
  function end() {
    clearTimeout(timer);
    incoming.off('data', onData);
    outgoing.end();
  }
  function onData(chunk: Buffer) {
    thrownAway += chunk.length;
    if (thrownAway > limits.lingerBytes) end();
  }
  incoming.on('data', onData).once('end', end).once('close', end).resume();
}
