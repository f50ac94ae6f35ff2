import type { Sender } from '#platform/http/security/trusted-proxies.ts';

const hostPattern = /^([a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/** Returns the origin that a request is for, undefined if its Host header is malformed (400). */
export type ReadOrigin = (host: string | undefined, sender: Sender) => string | undefined;

/** The origin is PUBLIC_URL if that is set, else what a trusted proxy or the Host header says. */
export function createReadOrigin(publicUrl: string | undefined): ReadOrigin {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return (host, sender) => {
    if (host && !hostPattern.test(host)) return undefined;
    if (publicOrigin) return publicOrigin;
    const asked = sender.forwardedHost && hostPattern.test(sender.forwardedHost) ? sender.forwardedHost : host;
    const url = `${sender.protocol}://${asked || 'localhost'}`;
    return URL.canParse(url) ? new URL(url).origin : undefined;
  };
}

/** Whether a post comes from another site: by Origin, else by Sec-Fetch-Site, which no page can forge. */
export function isForeignOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const sender = headers.get('origin');
  if (sender === origin || site === 'same-origin') return false;
  if (sender !== null) return true;
  return site === 'cross-site' || site === 'same-site';
}
