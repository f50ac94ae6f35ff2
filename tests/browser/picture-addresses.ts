import { publicObjectRoot } from '#platform/images/picture-address.ts';
import { readPictureRequest } from '#platform/images/picture-request.ts';

const address = new RegExp(`${publicObjectRoot}/[^\\s"'<>,\\\\)]+`, 'g');

/** Every address of a stored object that a page or another text names, in any attribute, list or data. */
export function objectAddressesIn(text: string): string[] {
  return (text.match(address) ?? []).map((found) => found.replaceAll('&amp;', '&'));
}

/** Whether the server sends what the address says, and not the nearest that it has. */
export function isHadAsAsked(target: string): boolean {
  const { searchParams: asked } = new URL(target, 'http://site');
  if (asked.size === 0) return true;
  const request = readPictureRequest(asked);
  if (!request?.width || request.quality !== undefined) return false;
  const height = request.ratio && Math.round(request.width / request.ratio);
  const said = [
    ['width', request.width],
    ['height', height],
    ['format', request.format],
  ] as const;
  return said.every(([name, value]) => (asked.get(name) ?? undefined) === (value && String(value)));
}
