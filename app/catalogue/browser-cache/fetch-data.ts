import { DataError } from './data-error.ts';
import { requestLimits } from './request-limits.ts';

/** Fetches JSON from our own server. Rejects with a `DataError` for a bad status, and after five seconds. */
export async function fetchData(path: string): Promise<unknown> {
  const response = await fetchInTime(path, (signal) =>
    fetch(path, { headers: { accept: 'application/json' }, signal }),
  );
  if (!response.ok) throw new DataError(path, response.status, response.headers.get('x-request-id'));
  return response.json();
}

/** Sends a request, and aborts it if no answer has begun after five seconds or when `outer` is aborted. */
export async function fetchInTime(
  path: string,
  send: (signal: AbortSignal) => Promise<Response>,
  outer?: AbortSignal | null,
): Promise<Response> {
  const aborting = new AbortController();
  const abort = () => aborting.abort(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  // The timer is one that tests can move; that of `AbortSignal.timeout` is not.
  const timer = setTimeout(() => aborting.abort(new DataError(path, 'late')), requestLimits.attempt);
  try {
    return await send(aborting.signal);
  } catch (error) {
    throw error instanceof TypeError ? new DataError(path, 'unreachable') : error;
  } finally {
    clearTimeout(timer);
  }
}
