import type { ObjectAddress } from '#platform/storage/object-address.ts';
import { cacheControl, type ObjectExchange, send } from '#platform/storage/object-exchange.ts';

/**
 * An empty arch with the text that `<Picture>` also shows, for e-mails and other sites, which cannot draw their own.
 */
const missingPicture = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<title>Image unavailable</title>
<rect width="400" height="300" fill="#0b1028"/>
<path d="M130 230V130c0-14 8-20 18-22 0-14 10-22 22-22 4-14 16-18 30-30 14 12 26 16 30 30 12 0 22 8 22 22 10 2 18 8 18 22v100z" fill="none" stroke="#cd9f59" stroke-width="2"/>
<text x="200" y="266" fill="#fdf8ef" font-family="Georgia, serif" font-size="18" text-anchor="middle">Image unavailable</text>
</svg>
`,
);

/** Our own pages say 'Image unavailable' themselves as soon as a picture fails; all others get it as a picture. */
export function sendMissing(exchange: ObjectExchange, { path, query }: ObjectAddress): void {
  const { accept = '', 'sec-fetch-site': site } = exchange.incoming.headers;
  const wantsPicture = accept.includes('image/') || /\.(avif|webp|jpe?g|png|gif)$/i.test(path) || query.size > 0;
  if (!wantsPicture || site === 'same-origin') refuse(exchange, 404);
  else send(exchange, 404, { 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl.none }, missingPicture);
}

const words = {
  400: 'Malformed address\n',
  404: 'Not found\n',
  405: 'Method not allowed\n',
  429: 'Too many pictures are being made for your network. Try again in half a minute.\n',
  503: 'Not available at the moment\n',
};

export function refuse(exchange: ObjectExchange, status: keyof typeof words, more: Record<string, string> = {}): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.none, ...more };
  send(exchange, status, headers, Buffer.from(words[status]));
}
