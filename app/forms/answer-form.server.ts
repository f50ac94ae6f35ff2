import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ActionFunctionArgs, createCookie, data, redirect } from 'react-router';
import { z } from 'zod';
import { paths } from '#app/paths.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import { summariseForm } from './form-rules.ts';
import type { FormAnswer, FormErrors, FormReply, FormValues, SubmitResult } from './form-types.ts';
import { receiveFormTexts as texts } from './texts.ts';

export type PostArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;

/**
 * A form post and its result; `foreign` means that another site sent it and nothing was done, `more` that it is only to be
 * shown with more fields.
 */
export interface ReceivedForm {
  outcome: SubmitResult | { kind: 'foreign' | 'more' };
  values: FormValues;
  summarise: (errors: FormErrors) => string;
  /** Makes the header that sets the cookie by which the sender reads the confirmation. */
  setCookie: (reference: string) => Promise<string>;
}

interface Result extends Pick<ReceivedForm, 'outcome' | 'values'> {
  required: readonly string[];
  appSecret: string;
}

export function receivedForm(
  { request, context }: PostArgs,
  { outcome, values, required, appSecret }: Result,
): ReceivedForm {
  return {
    outcome,
    values,
    summarise: (errors) => summariseForm(values, errors, required),
    setCookie: (reference) => confirmationCookie(appSecret, context.get(requestContext).origin).add(request, reference),
  };
}

interface FormResponse {
  answer: FormAnswer;
  status: number;
  headers: Record<string, string>;
}

/** Answers a form post: 303 to the confirmation, or what is wrong with it (422, 403, 429, 503). */
async function formResponse({ outcome, ...received }: ReceivedForm): Promise<FormResponse> {
  switch (outcome.kind) {
    case 'stored': {
      const { reference } = outcome.enquiry;
      const answer = { kind: 'stored' as const, location: outcome.location ?? paths.enquirySent(reference), reference };
      const cookie = outcome.location ? {} : { 'Set-Cookie': await received.setCookie(reference) };
      return { answer, status: 303, headers: { ...cookie } };
    }
    case 'invalid': {
      const { kind, errors, refused } = outcome;
      const answer = { kind, errors, summary: received.summarise(errors) };
      if (!refused) return { answer, status: 422, headers: {} };
      return { answer, status: refused.status, headers: { 'Retry-After': String(refused.retryAfter) } };
    }
    case 'more':
      return { answer: { kind: 'more' }, status: 200, headers: {} };
    case 'foreign':
      return refusal('foreign', 403);
    case 'flood':
      return refusal('flood', 429, outcome.retryAfter);
    case 'ended':
      return { answer: { kind: 'failed', message: texts.ended }, status: 410, headers: {} };
    case 'unavailable':
      return refusal('unavailable', 503, 60);
  }
}

/** `retryAfter`: seconds. */
function refusal(kind: Exclude<keyof typeof texts, 'ended'>, status: number, retryAfter?: number): FormResponse {
  const headers: FormResponse['headers'] = retryAfter ? { 'Retry-After': String(retryAfter) } : {};
  return { answer: { kind, message: texts[kind] }, status, headers };
}

/** Redirects to the confirmation, or shows the form again as it was typed; `lost` names what must be given again. */
export async function pageResponse(received: ReceivedForm, lost?: FormErrors) {
  const { answer, status, headers } = await formResponse(received);
  if (answer.kind === 'stored') throw redirect(answer.location, { status, headers });
  const errors = lost && { errors: { ...lost, ...answer.errors } };
  const reply: FormReply = { ...answer, ...errors, values: received.values };
  return data(reply, { status, headers });
}

/** Answers the form's own script, which still has the values and opens the confirmation by itself. */
export async function scriptResponse(received: ReceivedForm): Promise<Response> {
  const { answer, status, headers } = await formResponse(received);
  return Response.json(answer, { status: answer.kind === 'stored' ? 200 : status, headers });
}

/** Minutes for which the sender can read the confirmation again. */
const confirmationMinutes = 30;
const maxAge = confirmationMinutes * 60;
const maxReferences = 5;

const contentSchema = z
  .object({ sent: z.array(z.object({ reference: z.string(), until: z.number() })), mac: z.string() })
  .catch({ sent: [], mac: '' });

/**
 * The cookie that says which confirmations this visitor may read: the references of the last few forms, signed, each
 * with its own expiry. It contains nothing of what was written, and is sent to pages below `/enquire` only.
 */
export function confirmationCookie(secret: string, origin: string) {
  const secure = origin.startsWith('https:');
  // A browser accepts this prefix over TLS only; `__Host-` would send the cookie with every page.
  const cookie = createCookie(secure ? '__Secure-tivoli_sent' : 'tivoli_sent', {
    path: paths.enquire(),
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  });

  // React Router's own cookie signature uses Web Crypto, which takes a quarter of the time of an enquiry.
  function macOf(sent: { reference: string; until: number }[]): string {
    const text = sent.map(({ reference, until }) => `${reference} ${until}`).join();
    return createHmac('sha256', `${secret}: sent enquiries`).update(text).digest('base64url');
  }

  async function current(request: Request) {
    const { sent, mac } = contentSchema.parse(await cookie.parse(request.headers.get('Cookie')));
    const [ours, theirs] = [Buffer.from(macOf(sent)), Buffer.from(mac)];
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return [];
    return sent.filter(({ until }) => until > Date.now());
  }

  return {
    async allows(request: Request, reference: string): Promise<boolean> {
      return (await current(request)).some((sent) => sent.reference === reference);
    },
    async add(request: Request, reference: string): Promise<string> {
      const others = (await current(request)).filter((sent) => sent.reference !== reference);
      const latest = [{ reference, until: Date.now() + maxAge * 1000 }, ...others].slice(0, maxReferences);
      return cookie.serialize({ sent: latest, mac: macOf(latest) });
    },
  };
}
