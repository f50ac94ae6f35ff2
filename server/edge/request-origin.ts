import type { Sender } from './trusted-proxies.ts';

const hostPattern = /^([a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * The origin a request is for: PUBLIC_URL where it is set, else what a trusted proxy or the Host header says.
 * Undefined where the Host header is malformed (400).
 */
export function requestOrigin(
  publicUrl: string | undefined,
  host: string | undefined,
  sender: Sender,
): string | undefined {
  if (host !== undefined && host !== '' && !hostPattern.test(host)) return undefined;
  if (publicUrl) return publicUrl;
  const asked = sender.forwardedHost && hostPattern.test(sender.forwardedHost) ? sender.forwardedHost : host;
  const url = `${sender.protocol}://${asked || 'localhost'}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/**
 * Whether a post comes from another site. The Origin header decides; without one (or with `null`, which privacy
 * settings send) what the browser says of its own accord in Sec-Fetch-Site, which no page can forge.
 */
export function isForeignOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const sender = headers.get('origin');
  if (sender === origin || site === 'same-origin') return false;
  if (sender !== null) return true;
  return site === 'cross-site' || site === 'same-site';
}
