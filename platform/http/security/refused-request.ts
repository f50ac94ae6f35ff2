import { createHash } from 'node:crypto';
import { product } from '#platform/product.ts';
import { pagePolicy } from './content-security-policy.ts';

const texts: Record<number, [title: string, text: string]> = {
  400: ['Bad Request', 'The address or the data that was sent is not valid.'],
  401: ['Unauthorized', 'This is for staff, and for programs that send the token.'],
  403: ['Forbidden', 'This form was sent from another site. Please open our site and send it from there.'],
  404: ['Page Not Found', 'There is nothing at this address.'],
  405: ['Method Not Allowed', 'This address cannot be used in that way.'],
  408: ['Request Timeout', 'The request took too long to arrive.'],
  413: ['Too Large', 'What was sent is larger than this address takes.'],
  414: ['Address Too Long', 'The address is longer than 8 KB.'],
  415: ['Unsupported Media Type', 'The data was sent in a form that this address does not read.'],
  417: ['Expectation Failed', 'The expectation of the request cannot be met.'],
  421: ['Misdirected Request', 'This site is not at the address that was asked for.'],
  429: ['Too Many Requests', 'Very many pages were asked for from your network at once. Please try again in a moment.'],
  431: ['Headers Too Large', 'The headers of the request are larger than 16 KB.'],
  500: ['Unexpected Application Error!', 'Something went wrong on our side. Please try again in a moment.'],
  503: ['Service Unavailable', 'The site cannot answer at the moment. Please try again in a few seconds.'],
};

const style =
  'body{font:1.125rem/1.6 Georgia,serif;margin:18vh auto 0;max-width:34rem;padding:0 1.5rem;color:#2b1d14}'.concat(
    'h1{font-size:2rem;font-weight:500}a{color:#8a3b12}small{color:#6b5a4e}',
  );
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
const policy = pagePolicy({ scripts: [], styles: [styleHash] }, { frames: [], pictures: [], films: [] });

export interface RefusedRequest {
  id: string;
  /** Whether the response is JSON, as under `/api/` and for programs that ask for it; otherwise it is a page. */
  wantsJson: boolean;
  /** Another text than that of the status. */
  words?: RefusalWords | undefined;
}

export interface RefusalWords {
  title: string;
  text: string;
  /** The page around it, if that is not in English: its language, and the address, name and label that it shows. */
  page?: RefusalPage;
}

export interface RefusalPage {
  locale: string;
  home: string;
  back: string;
  reference: string;
}

const englishPage: RefusalPage = {
  locale: 'en-IN',
  home: '/',
  back: 'Back to the home page',
  reference: 'Reference for support',
};

/** Makes a response without the router, for requests that never reach a page and for pages that failed. */
export function refusal(status: number, { id, wantsJson, words }: RefusedRequest): Response {
  const [usualTitle, usualText] = texts[status] ?? ['Error', 'The request could not be answered.'];
  const { title, text } = words ?? { title: usualTitle, text: usualText };
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  if (status === 405) headers.set('allow', 'GET, HEAD, POST');
  if (status === 429 || status === 503) headers.set('retry-after', '5');
  if (wantsJson) return Response.json({ error: { status, title, message: text, requestId: id } }, { status, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', policy);
  return new Response(page({ title, text, page: words?.page ?? englishPage }, id), { status, headers });
}

function page({ title, text, page: { locale, home, back, reference } }: Required<RefusalWords>, id: string): string {
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} | ${product.name}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="${home}">${back}</a></p><p><small>${reference}: ${id}</small></p></main></body></html>`,
  ].join('');
}

export function wantsJson(path: string, accept: string | undefined): boolean {
  if (path.startsWith('/api/')) return true;
  return accept !== undefined && /application\/json/.test(accept) && !/text\/html/.test(accept);
}
