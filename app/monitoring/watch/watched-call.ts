import type { MeasuredCall } from '#app/monitoring/store/monitor.ts';
import type { HitSource } from '#app/monitoring/store/records.ts';

/** The environment that the watchers of calls need. */
export interface CallRecorder {
  /** The page's origin, such as "https://tivoli.example". */
  origin: string;
  /** Takes a function that reads the call; it may be called later. */
  record: (read: () => MeasuredCall | undefined) => void;
}

interface Outcome {
  status?: number;
  /** Absent if a response came, or if the page itself aborted the call. */
  error?: string;
}

/**
 * Starts to time a call. Returns the function to call at its end; the monitor finds out later whether it is a data
 * call.
 */
export function beginCall(
  { origin, record }: CallRecorder,
  { address, method }: { address: string; method: string },
): (outcome: Outcome) => void {
  const begun = performance.now();
  return (outcome) => {
    const duration = performance.now() - begun;
    record(() => {
      const call = readDataCall(address, origin);
      return call && { ...call, method: String(method).toUpperCase(), duration, ...outcome };
    });
  };
}

/** A call for data, with its receiver. */
export interface DataCall {
  /** The address; without the origin if that is our own. */
  url: string;
  source: HitSource;
}

/** The beacon reports to the server and asks for no data. */
const excludedPaths = ['/api/health', '/api/beacon'];
const backendPaths = ['/rest/v1/', '/functions/v1/'];
const socialHosts =
  /(^|\.)(facebook|fbcdn|instagram|twitter|x|linkedin|youtube|youtube-nocookie|ytimg|whatsapp|wa|vimeo)\.(com|net|me)$/;
const files =
  /^\/(assets|storage)\/|\.(js|mjs|css|map|json|txt|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mp3|pdf)$/i;

/**
 * Reads an address as a call for data: the router's own calls, and every address that contains `/api/` or the backend's
 * REST or functions path. Undefined for everything else: the health check, assets, fonts, images, social hosts.
 */
export function readDataCall(address: string, origin: string): DataCall | undefined {
  const read = parsed(address, origin);
  if (!read) return undefined;
  const { hostname, pathname, search, href } = read;
  const has = (part: string) => pathname.includes(part);
  if (socialHosts.test(hostname) || files.test(pathname) || excludedPaths.some(has)) return undefined;
  const isOwn = read.origin === origin;
  const isBackend = backendPaths.some(has);
  if (!isBackend && !has('/api/') && !(isOwn && pathname.endsWith('.data'))) return undefined;
  const elsewhere = isOwn ? 'internal' : 'external';
  return { url: isOwn ? pathname + search : href, source: isBackend ? 'supabase' : elsewhere };
}

/** Some visitors' browsers have no `URL.parse` yet, and a call must never fail because it is watched. */
function parsed(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
