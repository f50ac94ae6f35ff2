import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { refusal } from './refusal.ts';
import { addSecurityHeaders } from './security-headers.ts';

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Answers what Node's parser could not read as a request: 400, 408 for one that never ended, 431 or 414 for a head
 * beyond all limits. A connection on which an answer has begun is only closed.
 */
export function answerBrokenRequest(log: Logger, error: ParserError, socket: Duplex): void {
  const answering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent) {
    socket.destroy();
    return;
  }
  const id = randomUUID();
  const response = refusal(statusOf(error), { id, wantsJson: false });
  log.info({ id, status: response.status, reason: error.code, served: 'refused' }, 'broken request');
  addSecurityHeaders(response.headers, '');
  response.headers.set('x-request-id', id);
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  void response.text().then((body) => {
    const length = `connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    if (!socket.writable) return;
    socket.end(`HTTP/1.1 ${response.status} ${reasons[response.status]}\r\n${head}${length}\r\n${body}`);
    // What else comes is thrown away, so that the answer is not lost to a reset.
    socket.resume();
    setTimeout(() => socket.destroy(), 1000).unref();
  });
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
