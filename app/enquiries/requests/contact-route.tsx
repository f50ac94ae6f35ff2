import { emailField, nameField, phoneField } from '#app/enquiries/contact-fields.ts';
import { formLabelsTexts as shared } from '#app/enquiries/texts.ts';
import { pageResponse } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/form.tsx';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import { FormPage, formPageStyles } from '#app/forms/form-page.tsx';
import { receiveForm } from '#app/forms/receive-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { picture } from '#content/pictures/picture.ts';
import { contactTopicOptions } from '#content/shown-options.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/contact-route.ts';
import { contactTopics } from './contact-topic.ts';
import { contactRouteTexts as texts } from './texts.ts';

export const links: Route.LinksFunction = () => [formPageStyles];

export const handle: PageHandle = {
  page: { shared: true, query: { about: contactTopics }, answersForeignOrigin: true },
};

export function loader({ request, context }: Route.LoaderArgs) {
  const about = new URL(request.url).searchParams.get('about') ?? '';
  context.set(pageFactsContext, {
    kind: 'ContactPage',
    picture: picture('site/social'),
    trail: [[names.contact, paths.contact()]],
  });
  return { origin: context.get(servicesContext).origin, about, phone: site.headOffice.phone };
}

export async function action(args: Route.ActionArgs) {
  return pageResponse(await receiveForm(args, args.context.get(servicesContext).receivers.contact));
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = metaOf(texts.tabTitle, texts.text, paths.contact());

export default function Contact({ loaderData: { about, phone }, actionData }: Route.ComponentProps) {
  return (
    <FormPage title={texts.title} text={texts.text} phone={phone}>
      <Form definition={contactDefinition(about)} phone={phone} reply={actionData} loadCheck={loadCheck} />
    </FormPage>
  );
}

/** @param about the preselected topic; empty for none */
function contactDefinition(about: string): FormDefinition {
  return {
    id: 'contact',
    fields: [
      {
        name: 'topic',
        label: texts.about,
        kind: 'select',
        required: true,
        wide: true,
        none: texts.chooseTopic,
        options: contactTopicOptions,
        value: about,
      },
      nameField,
      emailField,
      phoneField,
      {
        name: 'message',
        label: texts.message,
        kind: 'textarea',
        required: true,
        wide: true,
      },
    ],
    submitLabel: texts.submit,
    failure: shared.failed,
    action: paths.contact(),
    sendTo: paths.formSend('contact'),
  };
}

async function loadCheck() {
  return (await importWithRetry(() => import('./request-checks.ts'))).checkContact();
}
