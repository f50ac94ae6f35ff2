import { data, redirect } from 'react-router';
import { textsOf } from '#app/forms/draft.ts';
import type {
  FormAnswer,
  FormErrors,
  FormReply,
  FormValues,
  SenderFacts,
  SubmitResult,
} from '#app/forms/form-types.ts';
import { summariseForm } from '#app/forms/rules/form-rules.ts';
import { sentCookie } from '#app/forms/sent/sent-cookie.ts';
import { paths } from '#app/paths.ts';
import { readSender } from './read-hidden-fields.server.ts';

/** A browser may try again by itself after so many seconds. */
const retryAfter = '60';

/** The facts of a request that its response depends on. */
export interface AnswerFacts {
  /** The visitor's address. */
  clientAddress: string;
  /** The address that senders of forms are counted by. */
  senderAddress: string;
  /** Signs the cookie that lets the sender read the confirmation. */
  secret: string;
  origin: string;
  /** Whether another site sent the form. */
  foreignOrigin: boolean;
}

/** A form post and its result; `foreign` means that another site sent it and nothing was done. */
export interface Received {
  outcome: SubmitResult | { kind: 'foreign' };
  values: FormValues;
  /** The line above a list of errors. */
  summarise: (errors: FormErrors) => string;
  /** The address of the confirmation. */
  locationOf: (reference: string) => string;
  /** The `Set-Cookie` header that lets the sender read it. */
  remember: (reference: string) => Promise<string>;
}

interface Receiver {
  submit: (values: FormValues, sender: SenderFacts) => Promise<SubmitResult>;
  required: (values: FormValues) => readonly string[];
}

/** Reads a posted form and has it stored, unless another site sent it. */
export async function receiveForm(
  request: Request,
  { submit, required }: Receiver,
  facts: AnswerFacts,
): Promise<Received> {
  const values = textsOf(await request.formData());
  const outcome = facts.foreignOrigin
    ? ({ kind: 'foreign' } as const)
    : await submit(values, readSender(values, facts.senderAddress));
  return received(request, { outcome, values, required: required(values) }, facts);
}

interface ReceivedForm {
  outcome: SubmitResult | { kind: 'foreign' };
  values: FormValues;
  required: readonly string[];
}

/** A form that was read, with everything that its answer needs. */
export function received(request: Request, { outcome, values, required }: ReceivedForm, facts: AnswerFacts): Received {
  const cookie = sentCookie(facts.secret, facts.origin);
  return {
    outcome,
    values,
    summarise: (errors) => summariseForm(values, errors, required),
    locationOf: paths.enquirySent,
    remember: (reference) => cookie.remember(request, reference),
  };
}

interface Ending<Answer> {
  answer: Answer;
  status: number;
  headers: Record<string, string>;
}

/** Answers a form post: 303 to the confirmation, or what is wrong with it (422, 403, 429, 503, 507). */
async function formResponse({ outcome, ...received }: Received): Promise<Ending<FormAnswer>> {
  switch (outcome.kind) {
    case 'stored': {
      const { reference } = outcome.enquiry;
      const { summary } = outcome;
      const location = received.locationOf(reference);
      const answer = { kind: 'stored' as const, location, reference, ...(summary !== undefined && { summary }) };
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

/**
 * Answers a plain post with the confirmation, or with the page as it was typed. `lost` names what must be given again.
 */
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
