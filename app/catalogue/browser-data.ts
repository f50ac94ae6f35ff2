/** Requests of the browser to the server, within limits and with repetitions, and answers that are kept. */
import { cacheTimes } from './cache-times.ts';

/** Milliseconds for requests inside the site. */
export const requestLimits = {
  /** A request without an answer is aborted; an answer that is kept from before is shown. */
  attempt: 5_000,
  /** With its repetitions. Then the page says that the data could not be loaded. */
  whole: 8_000,
} as const;

/** A failed request is repeated after one second and once more after two. */
const mostRepetitions = 2;
/** Repeating the request cannot change these statuses. */
const finalStatuses: readonly unknown[] = [401, 404];

/** Where no answer with a status came. */
const withoutStatus = { late: 'did not answer in time', unreachable: 'could not be reached' };

/** The server answered, but not with data, or it did not answer. */
export class DataError extends Error {
  /** Undefined if there was no answer. */
  readonly status: number | undefined;

  /** `requestId` is the id under which the server's log has the request. */
  constructor(path: string, reason: number | keyof typeof withoutStatus, requestId?: string | null) {
    const what = typeof reason === 'number' ? `answered with status ${reason}` : withoutStatus[reason];
    super(`${path} ${what}${requestId ? `, request ${requestId}` : ''}`);
    this.name = 'DataError';
    this.status = typeof reason === 'number' ? reason : undefined;
  }
}

/**
 * Returns what a visitor reads in small letters under the text that something could not be loaded. The address of what
 * was asked for is in the console only.
 */
export function debugText(error: Error): string {
  const words = error.message.replace(/^\/\S*/, 'The server').replace(/\.$/, '');
  return words && `${words}.`;
}

interface Question<T> {
  /** The name of the answer among those that are kept. */
  key: string;
  /** How long the answer is fresh and how long it is kept, in milliseconds; without end if absent. */
  times: { fresh: number; stored?: number };
  load: () => Promise<T>;
  /** Where the answer is kept; in memory if absent. */
  store?: AnswerStore;
  /** Whether an answer is worth keeping; all are if absent. */
  isKept?: (value: T) => boolean;
}

interface Kept {
  /** Milliseconds since 1970. */
  at: number;
  value: unknown;
}

export interface AnswerStore {
  get: (key: string) => Kept | undefined;
  set: (key: string, kept: Kept) => void;
}

const memory = new Map<string, Kept>();

/** Answers with what is kept while it is fresh, else the server's answer; if that is late or fails, what was kept. */
export async function loadKept<T>({ key, times, load, store = memory, isKept }: Question<T>): Promise<T> {
  const { fresh, stored = Number.POSITIVE_INFINITY } = times;
  const found = store.get(key) as { at: number; value: T } | undefined;
  const age = found ? Date.now() - found.at : Number.POSITIVE_INFINITY;
  if (found && age < fresh) return found.value;
  const loading = load().then((value) => {
    if (isKept?.(value) ?? true) {
      const kept = { at: Date.now(), value };
      store.set(key, kept);
      if (stored < Number.POSITIVE_INFINITY) setTimeout(() => memory.get(key) === kept && memory.delete(key), stored);
    }
    return value;
  });
  loading.catch((error: unknown) => {
    // The router aborts the request of a navigation that another one replaces, and throws redirects.
    // biome-ignore lint/suspicious/noConsole: errors of data are logged in the browser's console
    if (error instanceof Error && error.name !== 'AbortError') console.error(error);
  });
  if (!found || age > stored) return loading;
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(found.value), requestLimits.attempt));
  return Promise.race([loading, late]).catch((error: unknown) => {
    if (error instanceof Error) return found.value;
    throw error;
  });
}

/** Fetches JSON from our own server. Rejects with a `DataError` for a bad status, and after eight seconds. */
export async function fetchData(path: string): Promise<unknown> {
  const send = (signal: AbortSignal) => fetch(path, { headers: { accept: 'application/json' }, signal });
  const response = await ask(path, { send, isFailure: ({ ok }) => !ok });
  return response.json();
}

/** The router has no setting for limits of its requests, so `fetch` is wrapped. The desk has limits of its own. */
export function limitPageRequests(scope: { fetch: typeof fetch }): void {
  const plain = scope.fetch.bind(scope) as typeof fetch;
  scope.fetch = (input, init) => {
    const path = pathOf(input, init);
    if (path === undefined) return plain(input, init);
    // It is read to its end here, so that an answer that is cut off is asked for again, and one that is kept is whole.
    const send = async (signal: AbortSignal) => {
      const response = await plain(input, { ...init, signal });
      return new Response((await response.text()) || null, response);
    };
    const load = () => ask(path, { send, outer: init?.signal, isFailure: isFailedPage });
    if (hasLoader(input as URL)) return load();
    const isKept = ({ headers }: Response) => !!headers.get('cache-control')?.startsWith('public');
    const kept = loadKept({ key: String(input), times: cacheTimes.everythingElse, load, isKept });
    return kept.then((response) => response.clone());
  };
}

/** Whether the page has a loader in the browser, which keeps its answers for times of its own. */
function hasLoader({ searchParams }: URL): boolean | undefined {
  const { __reactRouterManifest: manifest } = globalThis as { __reactRouterManifest?: RouterManifest };
  return manifest?.routes[searchParams.get('_routes') ?? '']?.hasClientLoader;
}

interface RouterManifest {
  routes: Record<string, { hasClientLoader: boolean } | undefined>;
}

function pathOf(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  if (!(input instanceof URL) || (init?.method ?? 'GET') !== 'GET') return undefined;
  const { pathname } = input;
  return pathname.endsWith('.data') && !pathname.startsWith('/desk') ? pathname.replace(/(_)?\.data$/, '') : undefined;
}

/** Who refuses a request sends no data of a page. Such data with a status of 404 is an answer. */
function isFailedPage({ status, headers }: Response): boolean {
  return status >= 500 || (status >= 400 && !headers.get('content-type')?.startsWith('text/x-script'));
}

interface Ask {
  send: (signal: AbortSignal) => Promise<Response>;
  isFailure: (response: Response) => boolean;
  /** Ends the request from outside. */
  outer?: AbortSignal | null | undefined;
}

/** Five seconds for each try, two repetitions, eight seconds in all; rejects with a `DataError` after a failure. */
async function ask(path: string, { send, isFailure, outer }: Ask): Promise<Response> {
  const whole = new AbortController();
  linkAbort(outer, whole);
  // It also ends an answer that has begun and does not come to its end. The timer is one that tests can move.
  setTimeout(() => whole.abort(new DataError(path, 'late')), requestLimits.whole);
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await tryOnce(path, send, whole.signal);
      if (isFailure(response)) throw new DataError(path, response.status, response.headers.get('x-request-id'));
      return response;
    } catch (error) {
      if (whole.signal.aborted || !isWorthRepeating(failures, error)) throw error;
      await new Promise<void>((resume) => {
        setTimeout(resume, 1_000 * 2 ** failures);
        whole.signal.addEventListener('abort', () => resume(), { once: true });
      });
    }
  }
}

async function tryOnce(path: string, send: Ask['send'], whole: AbortSignal): Promise<Response> {
  const aborting = new AbortController();
  linkAbort(whole, aborting);
  const timer = setTimeout(() => aborting.abort(new DataError(path, 'late')), requestLimits.attempt);
  try {
    return await send(aborting.signal);
  } catch (error) {
    throw error instanceof TypeError ? new DataError(path, 'unreachable') : error;
  } finally {
    clearTimeout(timer);
  }
}

function linkAbort(outer: AbortSignal | null | undefined, inner: AbortController): void {
  if (outer?.aborted) inner.abort(outer.reason);
  outer?.addEventListener('abort', () => inner.abort(outer.reason), { once: true });
}

/** It is never asked again if the answer would be the same. */
function isWorthRepeating(failures: number, error: unknown): boolean {
  const isFinal = error instanceof DataError && finalStatuses.includes(error.status);
  return !isFinal && failures < mostRepetitions;
}
