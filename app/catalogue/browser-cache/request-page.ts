import { DataError } from './data-error.ts';
import { fetchInTime } from './fetch-data.ts';
import { requestLimits } from './request-limits.ts';
import { retry, retryDelay } from './retry-rules.ts';

/**
 * Sends the router's request for the data of a page: five seconds for each try, repetitions by the rules of
 * `retry-rules.ts`, eight seconds in all. Rejects with a `DataError` if the server's answer is a failure.
 */
export async function requestPage(
  path: string,
  outer: AbortSignal | null | undefined,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const whole = new AbortController();
  const abort = () => whole.abort(outer?.reason);
  outer?.addEventListener('abort', abort, { once: true });
  // It also ends an answer that has begun and does not come to its end.
  setTimeout(() => whole.abort(new DataError(path, 'late')), requestLimits.whole);
  for (let failures = 0; ; failures += 1) {
    try {
      return assertPage(path, await fetchInTime(path, send, whole.signal));
    } catch (error) {
      if (outer?.aborted || whole.signal.aborted || !retry(failures, error)) throw error;
      await new Promise<void>((resume) => {
        setTimeout(resume, retryDelay(failures));
        whole.signal.addEventListener('abort', () => resume(), { once: true });
      });
    }
  }
}

/**
 * The data of a page with a status of 400 to 499, such as the one for an unknown address, is an answer. Who refuses a
 * request, this server or one in front of it, sends a page, JSON or plain words.
 */
function assertPage(path: string, response: Response): Response {
  const { status, headers } = response;
  const isFailure =
    status >= 500 ||
    (status >= 400 && /^(text\/(html|plain)|application\/json)\b/.test(headers.get('content-type') ?? 'text/plain'));
  if (isFailure) throw new DataError(path, status, headers.get('x-request-id'));
  return response;
}
