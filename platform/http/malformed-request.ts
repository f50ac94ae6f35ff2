import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { refusal } from '#platform/http/security/refused-request.ts';
import { addSecurityHeaders } from '#platform/http/security/security-headers.ts';

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

interface Malformed {
  log: Logger;
  error: ParserError;
  socket: Duplex;
  /** Whether a response on this connection has begun and is not complete. */
  hasBegun: boolean;
}

/**
 * Answers a request that Node's parser could not read: 400, 408 for one that never ended, 431 or 414 for a head beyond
 * all limits. A connection on which a response has begun is only closed.
 */
export function answerMalformedRequest({ log, error, socket, hasBegun }: Malformed): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) {
    socket.destroy();
    return;
  }
  const id = randomUUID();
  const status = statusOf(error);
  log.info({ id, status, reason: error.code, served: 'refused' }, 'broken request');
  void answerOf(status).then((answer) => {
    if (!socket.writable) return;
    socket.end(answer.replaceAll(anyId, id));
    // Whatever else arrives is read and dropped, because a reset would lose the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), 1000).unref();
  });
}

/** A placeholder for the id of a request, equally long, so that the length of the response is right. */
const anyId = 'x-x-x-x-x'.padEnd(randomUUID().length, 'x');
const answers = new Map<number, Promise<string>>();

/**
 * Each response is prepared once for each status: thousands of slow connections may run out of time in the same
 * moment.
 */
function answerOf(status: number): Promise<string> {
  let answer = answers.get(status);
  if (!answer) {
    answer = writeAnswer(status);
    answers.set(status, answer);
  }
  return answer;
}

async function writeAnswer(status: number): Promise<string> {
  const response = refusal(status, { id: anyId, wantsJson: false });
  addSecurityHeaders(response.headers, '');
  response.headers.set('x-request-id', anyId);
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const body = await response.text();
  const length = `connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `HTTP/1.1 ${status} ${reasons[status]}\r\n${head}${length}\r\n${body}`;
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

function statusOf({ code, rawPacket }: ParserError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  return rawPacket && !rawPacket.includes('\r\n') ? 414 : 431;
}
