import { LRUCache } from 'lru-cache';
import { isKnown, type ObjectExchange, objectHeaders } from '#platform/storage/object-exchange.ts';
import { acceptedFormats } from './accepted-formats.ts';

interface CachedAnswer {
  key: string;
  headers: string[];
  body: Buffer;
  etag: string;
  /** Milliseconds after which the response is asked for again. */
  until: number;
}

export interface ResponseCache {
  /** Answers from memory, or does nothing and returns false. */
  send(exchange: ObjectExchange): boolean;
  keep(exchange: ObjectExchange, headers: Record<string, string>, answer: Omit<CachedAnswer, 'headers' | 'key'>): void;
}

const largestKept = 512 * 1024;
/** An entry takes so many bytes besides its body and its address, which may have thousands of letters. */
const overhead = 2_000;

/** Keeps encoded pictures that many ask for, whole with their headers, in `limit` bytes of memory. */
export function createResponseCache(limit: number): ResponseCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(1, limit),
    sizeCalculation: ({ key, body }) => key.length + body.length + overhead,
  });

  function keyOf({ incoming, target }: ObjectExchange): string {
    const { avif, webp } = acceptedFormats(incoming.headers.accept);
    return `${avif ? 'a' : ''}${webp ? 'w' : ''} ${target}`;
  }

  return {
    send(exchange) {
      const { incoming, outgoing, headers } = exchange;
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
      const answer = answers.get(keyOf(exchange));
      if (!answer || incoming.headers.range !== undefined || answer.until < Date.now()) return false;
      const isNews = !isKnown(exchange, answer.etag);
      outgoing.writeHead(isNews ? 200 : 304, headers.length > 0 ? [...headers, ...answer.headers] : answer.headers);
      outgoing.end(isNews && incoming.method === 'GET' ? answer.body : undefined);
      return true;
    },
    keep(exchange, headers, answer) {
      if (answer.body.length > largestKept) return;
      const all = { ...objectHeaders, 'Content-Length': String(answer.body.length), ...headers };
      const key = keyOf(exchange);
      answers.set(key, { ...answer, key, headers: Object.entries(all).flat() });
    },
  };
}
