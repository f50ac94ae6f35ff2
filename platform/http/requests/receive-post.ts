import type { Exchange } from '#platform/http/exchange.ts';
import { cspReportPath } from '#platform/http/security/content-security-policy.ts';
import { limits } from '#platform/http/security/limits.ts';
import { refuseForm } from './check-form.ts';
import type { Examined } from './examine-request.ts';
import type { PagePolicy } from './page-policy.ts';
import { readBody } from './read-body.ts';
import { isForeignOrigin } from './request-origin.ts';
import { streamBody } from './stream-body.ts';

/** A post that the app may see, or the status to refuse it with. */
export type Post = { body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array>; foreignOrigin: boolean } | number;

/** Reads a post within its limits. `policy` is absent if the post is not for a page but for another part of the app. */
export async function receivePost(
  { incoming, outgoing }: Exchange,
  { origin, path }: Examined,
  headers: Headers,
  policy: PagePolicy | undefined,
): Promise<Post> {
  const foreignOrigin = path !== cspReportPath && isForeignOrigin(headers, origin);
  if (foreignOrigin && !policy?.answersForeignOrigin) return 403;
  const limit = policy?.maxBodyBytes ?? limits.bodyBytes;
  if (Number(headers.get('content-length') ?? 0) > limit) return 413;
  if (headers.has('expect')) outgoing.writeContinue();
  if (policy?.streamsBody) return { body: streamBody(incoming, limit), foreignOrigin };
  const body = await readBody(incoming, limit);
  if ('refused' in body) return body.refused;
  const refused = policy && (await refuseForm(headers, body.bytes));
  // An empty body without a type is an empty form, which an action can answer.
  if (policy && !headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded');
  return refused ?? { body: body.bytes, foreignOrigin };
}
