import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { readSender } from '#app/forms/server/read-hidden-fields.server.ts';
import { type AnswerFacts, type Received, received } from '#app/forms/server/receive-form.server.ts';
import { applicationRequired, cvMessages } from './application-rules.ts';

interface Post {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
  /** Reads the sender from the form's texts. */
  senderOf: (values: FormValues) => SenderFacts;
}

interface Parts extends AnswerFacts {
  receive: (post: Post) => Promise<{ outcome: SubmitResult; values: FormValues }>;
}

/** Reads an application as it arrives and stores it. An application that another site sent is not even read. */
export async function receiveApplication(request: Request, { receive, ...facts }: Parts): Promise<Received> {
  const required = applicationRequired;
  if (facts.foreignOrigin) return received(request, { outcome: { kind: 'foreign' }, values: {}, required }, facts);
  const contentType = request.headers.get('content-type') ?? '';
  const { outcome, values } = await receive({
    body: request.body,
    contentType,
    senderOf: (texts) => readSender(texts, facts.clientAddress),
  });
  const isChosen = outcome.kind === 'invalid' && outcome.errors.cv !== cvMessages.missing;
  const needed = isChosen ? required.filter((field) => field !== 'cv') : required;
  return received(request, { outcome, values, required: needed }, facts);
}
