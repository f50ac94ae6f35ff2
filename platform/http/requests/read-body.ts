import type { IncomingMessage } from 'node:http';
import { limits } from '#platform/http/security/limits.ts';

/** The body, or why there is none: 413 too large, 408 too slow, 400 broken off. */
export type Body = { bytes: Buffer<ArrayBuffer> } | { refused: 413 | 408 | 400 };

/** Reads a body of at most `limit` bytes, with or without a Content-Length, and stops reading if it is larger. */
export function readBody(incoming: IncomingMessage, limit: number): Promise<Body> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve({ refused: 413 });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const tooSlow = setTimeout(() => settle({ refused: 408 }), limits.bodyTimeout);
    const settle = (body: Body) => {
      clearTimeout(tooSlow);
      incoming.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // A body that breaks off after it was refused must not throw.
      incoming.on('error', () => {});
      resolve(body);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        incoming.pause();
        settle({ refused: 413 });
      }
    };
    const onEnd = () => settle({ bytes: Buffer.concat(chunks) });
    const onBroken = () => settle({ refused: 400 });
    incoming.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

/** Whether a part of the body is still to come. */
export function hasBody(incoming: IncomingMessage): boolean {
  return incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0;
}
