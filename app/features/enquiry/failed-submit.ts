import type { FormReply } from './form-reply.ts';

/**
 * What the browser tells itself where no answer of ours arrived. A `Response` is no failure but a redirect and goes on
 * its way; a `TypeError` is how `fetch` says that it reached nobody.
 */
export function failedSubmit(error: unknown): FormReply {
  if (error instanceof Response) throw error;
  return { kind: error instanceof TypeError ? 'unreachable' : 'failed' };
}
