import { isNotModified, weakEtag } from '#platform/http/etag.ts';
import type { LogLines, LogReader } from '#platform/telemetry/log-lines.ts';

/** The same text is sent again for so many milliseconds: on a busy site each request adds a line. */
const sameTextMs = 1_000;

/** Returns the response of `GET /api/logs`: the site's own log as text, or 304 for a browser that has it. */
export function createLogsResponse(
  lines: LogLines,
  reader: LogReader,
  now = () => performance.now(),
): (ifNoneMatch: string | undefined) => Response {
  let made = { body: '', etag: '', version: -1, at: Number.NEGATIVE_INFINITY };

  function current() {
    if (made.version === lines.version(reader) || now() - made.at < sameTextMs) return made;
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
