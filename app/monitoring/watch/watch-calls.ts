import type { MeasuredCall } from '#app/monitoring/store/monitor.ts';
import { originals } from './unwatched-fetch.ts';

/** The environment that the watchers of calls need. */
export interface CallRecorder {
  /** The page's origin, such as "https://tivoli.example". */
  origin: string;
  record: (call: MeasuredCall) => void;
}

/** Watches every `fetch` of a page from now on, unchanged for its caller. Returns a function that ends it. */
export function watchFetch(scope: { fetch: typeof fetch }, recorder: CallRecorder): () => void {
  const original = scope.fetch;
  let isWatching = true;

  const watchedFetch: typeof fetch = (input, init) => {
    const call = isWatching ? callOf(input, init) : undefined;
    const end = call && beginCall(recorder, call);
    const response = original.call(scope, input, init);
    if (!end) return response;
    // The caller gets this one promise, so that a failure which nobody catches is still reported as uncaught.
    return response.then(
      (received) => {
        end({ status: received.status });
        return received;
      },
      (error) => {
        const isAborted = error instanceof DOMException && error.name === 'AbortError';
        end(isAborted ? {} : { error: error instanceof Error ? error.message : String(error) });
        throw error;
      },
    );
  };

  scope.fetch = watchedFetch;
  originals.set(watchedFetch, original.bind(scope) as typeof fetch);
  return () => {
    isWatching = false;
    // Another script may have wrapped ours meanwhile; then ours stays inside and records nothing.
    if (scope.fetch === watchedFetch) scope.fetch = original;
  };
}

/** Returns undefined for arguments that `fetch` itself refuses. */
function callOf(...[input, init]: Parameters<typeof fetch>): { address: string; method: string } | undefined {
  try {
    const request = input instanceof Request ? input : undefined;
    return { address: request?.url ?? String(input), method: init?.method ?? request?.method ?? 'GET' };
  } catch {
    return undefined;
  }
}

/** The two methods that are watched, as the page's `XMLHttpRequest.prototype` has them. */
type RequestMethods = Pick<XMLHttpRequest, 'open' | 'send'>;

const failures = { error: 'Network request failed', timeout: 'Request timed out', abort: undefined } as const;
const endings = ['load', ...Object.keys(failures)];

/** Watches every `XMLHttpRequest` that is opened from now on. Returns a function that ends it. */
export function watchXhr(prototype: RequestMethods, recorder: CallRecorder): () => void {
  const { open, send } = prototype;
  const calls = new WeakMap<object, { address: string; method: string }>();
  const ends = new WeakMap<object, ReturnType<typeof beginCall>>();
  let isWatching = true;

  /** One listener for all requests: a request that is sent again has it once. */
  function finish(this: XMLHttpRequest, { type }: Event): void {
    const end = ends.get(this);
    ends.delete(this);
    const error = failures[type as keyof typeof failures];
    if (type === 'load') end?.({ status: this.status });
    else end?.(error === undefined ? {} : { error });
  }

  const watchedOpen = function openWatched(this: XMLHttpRequest, ...parameters: unknown[]) {
    const [method, address] = parameters;
    // A request that was under way is aborted by this, without an event.
    ends.delete(this);
    calls.set(this, { method: String(method), address: String(address) });
    Reflect.apply(open, this, parameters);
  } as typeof open;

  const watchedSend: typeof send = function sendWatched(this: XMLHttpRequest, body) {
    const call = isWatching ? calls.get(this) : undefined;
    const end = call && beginCall(recorder, call);
    if (end) {
      ends.set(this, end);
      for (const event of endings) this.addEventListener(event, finish);
    }
    send.call(this, body);
  };

  prototype.open = watchedOpen;
  prototype.send = watchedSend;
  return () => {
    isWatching = false;
    // Another script may have wrapped ours meanwhile; then ours stay inside and record nothing.
    if (prototype.open === watchedOpen) prototype.open = open;
    if (prototype.send === watchedSend) prototype.send = send;
  };
}

/**
 * Starts to time a call. Returns the function to call at its end, which records it if it is a data call. `error` is
 * absent if a response came, or if the page itself aborted the call.
 */
function beginCall(
  { origin, record }: CallRecorder,
  { address, method }: { address: string; method: string },
): (outcome: { status?: number; error?: string }) => void {
  const begun = performance.now();
  return (outcome) => {
    const duration = performance.now() - begun;
    const call = readDataCall(address, origin);
    if (call) record({ ...call, method: String(method).toUpperCase(), duration, ...outcome });
  };
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
 * REST or functions path. Undefined for everything else: the health check, assets, fonts, images, social hosts. The
 * returned address is without the origin if that is our own.
 */
export function readDataCall(address: string, origin: string): Pick<MeasuredCall, 'url' | 'source'> | undefined {
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
