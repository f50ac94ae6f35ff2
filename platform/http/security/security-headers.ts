import { cspReportPath, filePolicy } from './content-security-policy.ts';

const year = 365 * 24 * 60 * 60;

const fixed: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ['content-security-policy', filePolicy],
];

/** This header is sent over TLS: the browser then uses no other connection to the site. */
export const transportSecurity = ['strict-transport-security', `max-age=${year}; includeSubDomains`] as const;

/** Adds the headers of every response; a header that the response already has stays as it is. */
export function addSecurityHeaders(headers: Headers, origin: string): void {
  for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('reporting-endpoints', `csp="${cspReportPath}"`);
  }
  if (origin.startsWith('https:')) headers.set(...transportSecurity);
}
