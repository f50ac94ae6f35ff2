import { textsOf } from '#app/features/forms/draft.ts';
import type { Received } from '#app/features/forms/form-response.ts';
import { type AnswerFacts, received } from '#app/features/forms/receive-form.ts';
import { senderOf } from '#app/features/forms/sender-of.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#domain/form.ts';
import { roomRequestRequired } from '#domain/forms/room-request.ts';
import { contactRequired, loyaltyRequired } from '#domain/forms/short-forms.ts';

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
