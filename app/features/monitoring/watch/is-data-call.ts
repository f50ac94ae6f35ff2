import type { HitSource } from '../store/records.ts';

/** The second is what a browser tells the server, and asks for nothing. */
const excludedPaths = ['/api/health', '/api/beacon'];
const backendPaths = ['/rest/v1/', '/functions/v1/'];
const socialHosts =
  /(^|\.)(facebook|fbcdn|instagram|twitter|x|linkedin|youtube|youtube-nocookie|ytimg|whatsapp|wa|vimeo)\.(com|net|me)$/;
const files =
  /^\/(assets|storage)\/|\.(js|mjs|css|map|json|txt|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mp3|pdf)$/i;

/**
 * Whether a call is for data (2 §7, D "tracks only real database calls"): the router's own, and every address that
 * contains `/api/` or the backend's REST or functions path. Not the health check, assets, fonts, images, social hosts.
 */
export function isDataCall(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { host, hostname, pathname } = new URL(address, origin);
  if (socialHosts.test(hostname) || files.test(pathname)) return false;
  if (excludedPaths.some((path) => pathname.includes(path))) return false;
  if (pathname.includes('/api/') || backendPaths.some((path) => pathname.includes(path))) return true;
  return host === new URL(origin).host && pathname.endsWith('.data');
}

/** Who answers an address. */
export function sourceOf(address: string, origin: string): HitSource {
  const { origin: own, pathname } = new URL(address, origin);
  if (backendPaths.some((path) => pathname.includes(path))) return 'supabase';
  return own === origin ? 'internal' : 'external';
}
