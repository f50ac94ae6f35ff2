import { type PostArgs, type Received, readSender, received } from '#app/forms/receive-form.server.ts';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { applicationRequired } from './application-rules.ts';
import { cvMessagesTexts as cvMessages } from './texts.ts';

/** Reads an application as it arrives and stores it. An application that another site sent is not even read. */
export async function receiveApplication(args: PostArgs): Promise<Received> {
  const { request, context } = args;
  const facts = context.get(requestContext);
  const required = applicationRequired;
  if (facts.foreignOrigin) return received(args, { outcome: { kind: 'foreign' }, values: {}, required });
  const { outcome, values } = await context.get(servicesContext).applications.receive({
    body: request.body,
    contentType: request.headers.get('content-type') ?? '',
    senderOf: (texts) => readSender(texts, facts),
  });
  const isChosen = outcome.kind === 'invalid' && outcome.errors.cv !== cvMessages.missing;
  const needed = isChosen ? required.filter((field) => field !== 'cv') : required;
  return received(args, { outcome, values, required: needed });
}
