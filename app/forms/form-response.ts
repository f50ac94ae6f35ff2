import { data, redirect } from 'react-router';
import type { FormErrors, FormValues, SubmitResult } from './form.ts';
import type { FormAnswer, FormReply } from './form-reply.ts';

/** Seconds after which a browser may try again by itself. */
const retryAfter = '60';

/** A form post and what became of it; `foreign`: another site sent it, and nothing was done. */
export interface Received {
  outcome: SubmitResult | { kind: 'foreign' };
  values: FormValues;
  /** The line above a list of errors. */
  summarise: (errors: FormErrors) => string;
  /** Where the confirmation stands. */
  locationOf: (reference: string) => string;
  /** The `Set-Cookie` header that lets the sender read it. */
  remember: (reference: string) => Promise<string>;
}

interface Ending<Answer> {
  answer: Answer;
  status: number;
  headers: Record<string, string>;
}

/** Every end of a form post in one place: 303 to the confirmation, or what is wrong with it (422, 403, 429, 503, 507). */
async function formResponse({ outcome, ...received }: Received): Promise<Ending<FormAnswer>> {
  switch (outcome.kind) {
    case 'stored': {
      const { reference } = outcome.enquiry;
      const { summary } = outcome;
      const location = received.locationOf(reference);
      const answer = { kind: 'stored' as const, location, reference, ...(summary && { summary }) };
      return { answer, status: 303, headers: { 'Set-Cookie': await received.remember(reference) } };
    }
    case 'invalid': {
      const { kind, errors, refused } = outcome;
      const answer = { kind, errors, summary: received.summarise(errors) };
      if (!refused) return { answer, status: 422, headers: {} };
      return { answer, status: refused.status, headers: { 'Retry-After': String(refused.retryAfter) } };
    }
    case 'foreign':
      return { answer: outcome, status: 403, headers: {} };
    case 'flood':
      return { answer: { kind: 'flood' }, status: 429, headers: { 'Retry-After': String(outcome.retryAfter) } };
    case 'unavailable':
      return { answer: outcome, status: 503, headers: { 'Retry-After': retryAfter } };
  }
}

/** For a plain post: the confirmation, or the page again with everything that was typed. `lost`: what cannot be kept. */
export async function pageResponse(received: Received, lost?: FormErrors) {
  const { answer, status, headers } = await formResponse(received);
  if (answer.kind === 'stored') throw redirect(answer.location, { status, headers });
  const errors = lost && { errors: { ...lost, ...answer.errors } };
  const reply: FormReply = { ...answer, ...errors, values: received.values };
  return data(reply, { status, headers });
}

/** For the form's own script, which still has the values and goes to the confirmation by itself. */
export async function scriptResponse(received: Received): Promise<Response> {
  const { answer, status, headers } = await formResponse(received);
  return Response.json(answer, { status: answer.kind === 'stored' ? 200 : status, headers });
}
