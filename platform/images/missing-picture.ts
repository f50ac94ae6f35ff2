import type { IncomingHttpHeaders } from 'node:http';
import type { ObjectAddress } from '#platform/storage/object-address.ts';
import { cacheControl, objectResponse, refusedObject } from '#platform/storage/object-response.ts';

/** An empty arch with the text of `<Picture>`, for e-mails and other sites, which cannot draw their own. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<title>Image unavailable</title>
<rect width="400" height="300" fill="#0b1028"/>
<path d="M130 230V130c0-14 8-20 18-22 0-14 10-22 22-22 4-14 16-18 30-30 14 12 26 16 30 30 12 0 22 8 22 22 10 2 18 8 18 22v100z" fill="none" stroke="#cd9f59" stroke-width="2"/>
<text x="200" y="266" fill="#fdf8ef" font-family="Georgia, serif" font-size="18" text-anchor="middle">Image unavailable</text>
</svg>
`;

/** Our own pages say 'Image unavailable' themselves as soon as a picture fails; all others get it as a picture. */
export function missingPicture(headers: IncomingHttpHeaders, { path, query }: ObjectAddress): Response {
  const { accept = '', 'sec-fetch-site': site } = headers;
  const wantsPicture = accept.includes('image/') || /\.(avif|webp|jpe?g|png|gif)$/i.test(path) || query.size > 0;
  if (!wantsPicture || site === 'same-origin') return refusedObject(404);
  return objectResponse(404, { 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl.none }, drawing);
}
