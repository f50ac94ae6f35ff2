import type { ByteRange } from './object-store.ts';

/**
 * Reads a Range header for an object of that many bytes. Undefined means to send the whole object, which is also the
 * answer to several ranges at once and to unknown units (RFC 9110, section 14.2).
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const found = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from >= bytes || to < from ? 'unsatisfiable' : { from, to };
}
