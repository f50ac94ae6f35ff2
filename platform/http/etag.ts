import { createHash } from 'node:crypto';

/** Returns a weak validator, the same for every encoding of a body; it also changes with `together`. */
export function weakEtag(body: Uint8Array, ...together: string[]): string {
  const hash = createHash('sha256').update(body);
  for (const part of together) hash.update('\n').update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match names this version (weak comparison, RFC 9110 section 8.8.3.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
