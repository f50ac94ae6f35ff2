import { isNotModified, weakEtag } from '#platform/http/etag.ts';
import type { LogLines, LogReader } from '#platform/telemetry/log-lines.ts';

/** Milliseconds for which a text is given again: a busy site's log is another one with each request. */
const cacheFor = 1_000;

/** What `GET /api/logs` answers: the site's own log as text, 304 for whoever has it. */
export function createLogsAnswer(
  lines: LogLines,
  reader: LogReader,
  now = () => performance.now(),
): (ifNoneMatch: string | undefined) => Response {
  let made = { body: '', etag: '', version: -1, at: Number.NEGATIVE_INFINITY };

  function current() {
    if (made.version === lines.version(reader) || now() - made.at < cacheFor) return made;
    const version = lines.version(reader);
    const body = lines.text(reader);
    made = { body, etag: weakEtag(Buffer.from(body)), version, at: now() };
    return made;
  }

  return (ifNoneMatch) => {
    const { body, etag } = current();
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (isNotModified(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  };
}
