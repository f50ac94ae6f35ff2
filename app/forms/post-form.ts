import type { FormAnswer } from './form-types.ts';

/** Milliseconds before a post that found no server is sent once more. */
const retryDelay = 1_000;

/** Milliseconds for one try: longer than the server takes to give up, with some time for a slow network. */
const limitMs = 20_000;

const retried = new Set<FormAnswer['kind']>(['unreachable', 'unavailable', 'failed']);

/**
 * Sends a form by script. If a failure has no reason it tries once more: the same submission is stored once, however
 * often it arrives. Never rejects.
 */
export async function postForm(address: string, form: FormData): Promise<FormAnswer> {
  const answer = await postOnce(address, form);
  if (!retried.has(answer.kind)) return answer;
  await new Promise((resolve) => setTimeout(resolve, retryDelay));
  return postOnce(address, form);
}

async function postOnce(address: string, body: FormData): Promise<FormAnswer> {
  let response: Response;
  try {
    response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(limitMs) });
  } catch {
    return { kind: 'unreachable' };
  }
  const answer: unknown = await response.json().catch(() => null);
  return isAnswer(answer) ? answer : { kind: 'failed' };
}

/** A balancer or a captive portal may answer in our place. */
function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && 'kind' in answer;
}
