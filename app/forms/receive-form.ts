import { paths } from '#app/paths.ts';
import type { FormValues, SubmitResult } from './form.ts';
import type { Received } from './form-response.ts';
import { summariseForm } from './form-rules.ts';
import { sentCookie } from './sent-cookie.ts';

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
