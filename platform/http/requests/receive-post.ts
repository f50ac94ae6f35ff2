import type { Exchange } from '#platform/http/exchange.ts';
import { limits } from '#platform/http/security/limits.ts';
import type { Examined } from './examine-request.ts';
import type { PagePolicy } from './page-policy.ts';
import { isFormType } from './read-posted-form.ts';
import { isForeignOrigin } from './request-origin.ts';
import { hasBody, streamBody } from './stream-body.ts';

/** A post that the app may see, or the status to refuse it with. */
export type Post = { body: ReadableStream<Uint8Array> | null; foreignOrigin: boolean } | number;

/**
 * Takes a post by its head alone: the body is read by whoever needs it. `policy` is absent if the post is not for a
 * page but for another part of the app.
 */
export function receivePost(
  { incoming, outgoing }: Exchange,
  { origin }: Examined,
  headers: Headers,
  policy: PagePolicy | undefined,
): Post {
  const foreignOrigin = isForeignOrigin(headers, origin);
  const limit = policy?.maxBodyBytes ?? limits.bodyBytes;
  if (Number(headers.get('content-length') ?? 0) > limit) return 413;
  if (policy && !policy.streamsBody) {
    // An empty body without a type is an empty form, which an action can answer.
    if (!headers.has('content-type') && !hasBody(incoming)) headers.set('content-type', emptyForm);
    if (!isFormType(headers)) return 415;
  }
  const isExpected = headers.has('expect');
  const body = streamBody(incoming, {
    limit,
    timeout: policy?.streamsBody ? undefined : limits.bodyTimeout,
    begin: () => isExpected && outgoing.writeContinue(),
  });
  return { body, foreignOrigin };
}

const emptyForm = 'application/x-www-form-urlencoded';
