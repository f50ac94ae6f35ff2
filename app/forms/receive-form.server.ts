import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { textsOf } from '#app/forms/draft.ts';
import { summariseForm } from '#app/forms/form-rules.ts';
import type {
  FormAnswer,
  FormErrors,
  FormReply,
  FormValues,
  SenderFacts,
  SubmitResult,
} from '#app/forms/form-types.ts';
import { sentCookie } from '#app/forms/reference.ts';
import { receiveFormTexts as texts } from '#app/forms/texts.ts';
import { paths } from '#app/paths.ts';
import { requestContext, servicesContext } from '#app/services.server.ts';
import type { RequestFacts } from '#platform/http/ask-router.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';

/** A browser may try again by itself after so many seconds. */
const retryAfter = '60';

/** What a route's action is given. */
export type PostArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** A form post and its result; `foreign` means that another site sent it and nothing was done. */
export interface Received {
  outcome: SubmitResult | { kind: 'foreign' };
  values: FormValues;
  /** The line above a list of errors. */
  summarise: (errors: FormErrors) => string;
  /** The `Set-Cookie` header that lets the sender read it. */
  remember: (reference: string) => Promise<string>;
}

/** What stores one form, and the fields that it cannot do without. */
export interface Receiver {
  submit: (values: FormValues, sender: SenderFacts) => Promise<SubmitResult>;
  required: (values: FormValues) => readonly string[];
}

/** How the form was filled in, and by whom: every form judges its senders by the same address. */
export function readSender(
  { fax = '', took_ms = '' }: FormValues,
  { senderAddress }: Pick<RequestFacts, 'senderAddress'>,
): SenderFacts {
  return { address: senderAddress, trap: fax, tookMs: /^\d{1,9}$/.test(took_ms) ? Number(took_ms) : null };
}

/** A sender without an origin or a browser, for tests. */
export const unknownSender: SenderFacts = { address: '', trap: '', tookMs: null };

/** Reads a posted form and has it stored, unless another site sent it. */
export async function receiveForm(args: PostArgs, { submit, required }: Receiver): Promise<Received> {
  const facts = args.context.get(requestContext);
  const values = textsOf(await readPostedForm(args.request));
  const outcome = facts.foreignOrigin
    ? ({ kind: 'foreign' } as const)
    : await submit(values, readSender(values, facts));
  return received(args, { outcome, values, required: required(values) });
}

interface ReceivedForm extends Pick<Received, 'outcome' | 'values'> {
  required: readonly string[];
}

/** A form that was read, with everything that its answer needs. */
export function received({ request, context }: PostArgs, { outcome, values, required }: ReceivedForm): Received {
  const cookie = sentCookie(context.get(servicesContext).config.appSecret, context.get(requestContext).origin);
  return {
    outcome,
    values,
    summarise: (errors) => summariseForm(values, errors, required),
    remember: (reference) => cookie.remember(request, reference),
  };
}

interface Ending<Answer> {
  answer: Answer;
  status: number;
  headers: Record<string, string>;
}

/** Answers a form post: 303 to the confirmation, or what is wrong with it (422, 403, 429, 503). */
async function formResponse({ outcome, ...received }: Received): Promise<Ending<FormAnswer>> {
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
      return { answer: { kind: 'foreign', message: texts.foreign }, status: 403, headers: {} };
    case 'flood':
      return {
        answer: { kind: 'flood', message: texts.flood },
        status: 429,
        headers: { 'Retry-After': String(outcome.retryAfter) },
      };
    case 'unavailable':
      return {
        answer: { kind: 'unavailable', message: texts.unavailable },
        status: 503,
        headers: { 'Retry-After': retryAfter },
      };
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
