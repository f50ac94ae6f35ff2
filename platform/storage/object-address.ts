import { decodePercent } from '#platform/decode-percent.ts';
import { type Bucket, buckets } from '#platform/images/picture.ts';
import { publicObjectRoot } from '#platform/images/picture-sizes.ts';

export interface ObjectAddress {
  bucket: Bucket;
  path: string;
  /** The requested bucket if it is not one of ours; the home page's bucket is used instead. */
  unknownBucket?: string;
  query: URLSearchParams;
}

const longestPath = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses control characters
const refusedInSegment = /[\x00-\x1f\x7f/\\]/;

/** `malformed`: no client of ours would send it; `elsewhere`: it is under no public bucket. */
export function readObjectAddress(target: string): ObjectAddress | 'malformed' | 'elsewhere' {
  const [address = '', ...queries] = target.split('?');
  if (!address.startsWith(`${publicObjectRoot}/`)) return 'elsewhere';
  const segments: string[] = [];
  for (const encoded of address.slice(publicObjectRoot.length + 1).split('/')) {
    const segment = decodePercent(encoded);
    if (segment === undefined || refusedInSegment.test(segment)) return 'malformed';
    if (segment === '.' || segment === '..') return 'malformed';
    segments.push(segment);
  }
  const [bucket = '', ...rest] = segments;
  const path = rest.join('/');
  if (rest.length === 0 || rest.includes('') || path.length > longestPath) return 'elsewhere';
  const known = buckets.find((name) => name === bucket);
  return {
    bucket: known ?? 'homepage_image',
    path,
    query: new URLSearchParams(queries.join('?')),
    ...(!known && { unknownBucket: bucket.slice(0, 60) }),
  };
}
