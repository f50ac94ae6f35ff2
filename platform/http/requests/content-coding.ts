import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

/** Returns the best coding that Accept-Encoding allows. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity';
  let any = false;
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (isRefused) refused.add(name);
    else if (name === '*') any = true;
    else accepted.add(name);
  }
  for (const coding of ['br', 'gzip'] as const) {
    if (accepted.has(coding) || (any && !refused.has(coding))) return coding;
  }
  return 'identity';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses outside the main thread. Quality 4 or 5 suits a single response, 11 one that is sent many times. */
export async function brotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return ownMemory(await compressBrotli(bytes, { params }));
}

export async function gzipped(bytes: Uint8Array, level = 6): Promise<Buffer> {
  return ownMemory(await compressGzip(bytes, { level }));
}

/** Node's compressors return a part of a larger piece of memory, and a cached body would keep all of it in use. */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  return Buffer.from(new Uint8Array(bytes).buffer);
}

/** Whether compressing helps: text of more than a few lines. A page has a dozen scripts of a few hundred bytes. */
export function isCompressible(contentType: string | null, bytes: number): boolean {
  if (bytes < 150 || !contentType) return false;
  // A stream of events does not end, so it cannot be compressed as a whole.
  if (contentType.startsWith('text/event-stream')) return false;
  return /^(text\/|application\/(json|manifest\+json|javascript|xml|ld\+json)|image\/svg\+xml)/.test(contentType);
}
