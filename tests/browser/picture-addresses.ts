import { readPictureRequest } from '#platform/images/picture-request.ts';
import { pictureQualities, publicObjectRoot } from '#platform/images/picture-sizes.ts';

const address = new RegExp(`${publicObjectRoot}/[^\\s"'<>,\\\\)]+`, 'g');

/** Returns every address of a stored object in a page or another text: in attributes, lists and data. */
export function objectAddressesIn(text: string): string[] {
  const plain = text.replaceAll('\\u0026', '&').replaceAll('&amp;', '&');
  return plain.match(address) ?? [];
}

/** Whether the server sends exactly the rendering of the address, and not the nearest one that it has. */
export function isExactRendering(target: string): boolean {
  const { searchParams: asked } = new URL(target, 'http://site');
  if (asked.size === 0) return true;
  const request = readPictureRequest(asked);
  if (!request?.width) return false;
  const { quality, format } = request;
  if (quality !== undefined && (format === 'auto' || !pictureQualities[format].includes(quality))) return false;
  const height = request.ratio && Math.round(request.width / request.ratio);
  const said = [
    ['width', request.width],
    ['height', height],
  ] as const;
  if ((asked.get('format') ?? 'auto') !== format) return false;
  return said.every(([name, value]) => (asked.get(name) ?? undefined) === (value && String(value)));
}
