import { type PostArgs, type ReceivedForm, receivedForm } from '#app/forms/answer-form.server.ts';
import { readSender } from '#app/forms/receive-form.server.ts';
import { servicesContext } from '#app/services.server.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import { applicationRequired } from './application-rules.ts';
import { cvMessagesTexts as cvMessages } from './texts.ts';

/** Reads an application as it arrives and stores it. An application that another site sent is not even read. */
export async function receiveApplication(args: PostArgs): Promise<ReceivedForm> {
  const { request, context } = args;
  const facts = context.get(requestContext);
  const { applications, config } = context.get(servicesContext);
  const { appSecret } = config;
  const required = applicationRequired;
  if (facts.foreignOrigin) return receivedForm(args, { outcome: { kind: 'foreign' }, values: {}, required, appSecret });
  const { outcome, values } = await applications.receive({
    body: request.body,
    contentType: request.headers.get('content-type') ?? '',
    senderOf: (texts) => readSender(texts, facts),
  });
  const isChosen = outcome.kind === 'invalid' && outcome.errors.cv !== cvMessages.missing;
  const needed = isChosen ? required.filter((field) => field !== 'cv') : required;
  return receivedForm(args, { outcome, values, required: needed, appSecret });
}
