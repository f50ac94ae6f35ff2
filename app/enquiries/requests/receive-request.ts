import { textsOf } from '#app/forms/draft.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form.ts';
import type { Received } from '#app/forms/form-response.ts';
import { senderOf } from '#app/forms/read-sender.ts';
import { type AnswerFacts, received } from '#app/forms/receive-form.ts';
import { roomRequestRequired } from './room-request.ts';
import { contactRequired, loyaltyRequired } from './short-forms.ts';

export const requestForms = ['room', 'loyalty', 'contact'] as const;
export type RequestForm = (typeof requestForms)[number];

const required: Record<RequestForm, readonly string[]> = {
  room: roomRequestRequired,
  loyalty: loyaltyRequired,
  contact: contactRequired,
};

/** Reads one of the shorter forms and has it stored. */
export async function receiveRequest(
  request: Request,
  form: RequestForm,
  submit: (values: FormValues, sender: SenderFacts) => Promise<SubmitResult>,
  facts: AnswerFacts,
): Promise<Received> {
  const posted = await request.formData();
  const values = textsOf(posted);
  const outcome = facts.foreignOrigin
    ? ({ kind: 'foreign' } as const)
    : await submit(values, senderOf(posted, facts.senderAddress));
  return received(request, { outcome, values, required: required[form] }, facts);
}
