import { LRUCache } from 'lru-cache';
import type { Sender } from '#platform/http/security/trusted-proxies.ts';

const hostPattern = /^([a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

const mostRemembered = 100;

/** Returns the origin that a request is for, undefined if its Host header is malformed (400). */
export type ReadOrigin = (host: string | undefined, sender: Sender) => string | undefined;

/** The origin is PUBLIC_URL if that is set, else what a trusted proxy or the Host header says. */
export function createReadOrigin(publicUrl: string | undefined): ReadOrigin {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  const origins = new LRUCache<string, string>({ max: mostRemembered });
  return (host, sender) => {
    // Nearly every request names a host that was found well formed before.
    const before = !publicOrigin && host && !sender.forwardedHost && origins.get(`${sender.protocol}://${host}`);
    if (before) return before;
    if (host && !hostPattern.test(host)) return undefined;
    if (publicOrigin) return publicOrigin;
    const asked = sender.forwardedHost && hostPattern.test(sender.forwardedHost) ? sender.forwardedHost : host;
    const url = `${sender.protocol}://${asked || 'localhost'}`;
    const known = origins.get(url);
    if (known || !URL.canParse(url)) return known;
    const { origin } = new URL(url);
    origins.set(url, origin);
    return origin;
  };
}

/**
 * Whether a post comes from another site. The Origin header decides; without one (or with `null`, which privacy
 * settings send) it is the browser's Sec-Fetch-Site, which no page can forge.
 */
export function isForeignOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const sender = headers.get('origin');
  if (sender === origin || site === 'same-origin') return false;
  if (sender !== null) return true;
  return site === 'cross-site' || site === 'same-site';
}
