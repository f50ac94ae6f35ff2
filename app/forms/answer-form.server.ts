import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import { sentCookie } from './confirmation-cookie.server.ts';
import { summariseForm } from './form-rules.ts';
import type { FormAnswer, FormErrors, FormReply, FormValues, SubmitResult } from './form-types.ts';
import { receiveFormTexts as texts } from './texts.ts';

export type PostArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** A form post and its result; `foreign` means that another site sent it and nothing was done. */
export interface Received {
  outcome: SubmitResult | { kind: 'foreign' };
  values: FormValues;
  summarise: (errors: FormErrors) => string;
  remember: (reference: string) => Promise<string>;
}

interface ReceivedForm extends Pick<Received, 'outcome' | 'values'> {
  required: readonly string[];
  appSecret: string;
}

export function received(
  { request, context }: PostArgs,
  { outcome, values, required, appSecret }: ReceivedForm,
): Received {
  return {
    outcome,
    values,
    summarise: (errors) => summariseForm(values, errors, required),
    remember: (reference) => sentCookie(appSecret, context.get(requestContext).origin).remember(request, reference),
  };
}

interface Ending {
  answer: FormAnswer;
  status: number;
  headers: Record<string, string>;
}

/** Answers a form post: 303 to the confirmation, or what is wrong with it (422, 403, 429, 503). */
async function formResponse({ outcome, ...received }: Received): Promise<Ending> {
  switch (outcome.kind) {
    case 'stored': {
      const { reference, mail } = outcome.enquiry;
      const { summary } = outcome;
      const location = paths.enquirySent(reference);
      const answer = { kind: 'stored' as const, location, reference, mail, ...(summary !== undefined && { summary }) };
      return { answer, status: 303, headers: { 'Set-Cookie': await received.remember(reference) } };
    }
    case 'invalid': {
      const { kind, errors, refused } = outcome;
      const answer = { kind, errors, summary: received.summarise(errors) };
      if (!refused) return { answer, status: 422, headers: {} };
      return { answer, status: refused.status, headers: { 'Retry-After': String(refused.retryAfter) } };
    }
    case 'foreign':
      return refusal('foreign', 403);
    case 'flood':
      return refusal('flood', 429, outcome.retryAfter);
    case 'unavailable':
      return refusal('unavailable', 503, 60);
  }
}

/** `retryAfter`: seconds. */
function refusal(kind: keyof typeof texts, status: number, retryAfter?: number): Ending {
  const headers: Ending['headers'] = retryAfter ? { 'Retry-After': String(retryAfter) } : {};
  return { answer: { kind, message: texts[kind] }, status, headers };
}

/** Answers with the confirmation, or with the page as it was typed; `lost` names what must be given again. */
export async function pageResponse(received: Received, lost?: FormErrors) {
  const { answer, status, headers } = await formResponse(received);
  if (answer.kind === 'stored') throw redirect(answer.location, { status, headers });
  const errors = lost && { errors: { ...lost, ...answer.errors } };
  const reply: FormReply = { ...answer, ...errors, values: received.values };
  return data(reply, { status, headers });
}

/** Answers the form's own script, which still has the values and opens the confirmation by itself. */
export async function scriptResponse(received: Received): Promise<Response> {
  const { answer, status, headers } = await formResponse(received);
  return Response.json(answer, { status: answer.kind === 'stored' ? 200 : status, headers });
}
