import { emailField, nameField, phoneField } from '#app/enquiries/contact-fields.ts';
import { formLabelsTexts as shared } from '#app/enquiries/texts.ts';
import { pageResponse } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/form.tsx';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import { FormPage, formPageStyles } from '#app/forms/form-page.tsx';
import { receiveForm } from '#app/forms/receive-form.server.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { mapOf } from '#app/shell/layout-data.ts';
import { footerTexts as footer } from '#app/shell/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contactLine } from '#app/ui/links/contact-lines.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
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
  const { name, whatsapp, headOffice } = site;
  return {
    origin: context.get(servicesContext).origin,
    about,
    phone: headOffice.phone,
    office: { name, ...headOffice, whatsapp, map: mapOf(headOffice).page },
    picture: picture('tivoli-royal-palace/gallery-2'),
  };
}

export async function action(args: Route.ActionArgs) {
  return pageResponse(await receiveForm(args, args.context.get(servicesContext).receivers.contact));
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = metaOf(texts.tabTitle, texts.text, paths.contact());

type Data = Route.ComponentProps['loaderData'];

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { about, phone, office, picture } = loaderData;
  return (
    <FormPage title={texts.title} text={texts.text} picture={picture} phone={phone} aside={<HeadOffice {...office} />}>
      <Form definition={contactDefinition(about)} phone={phone} reply={actionData} loadCheck={loadCheck} />
    </FormPage>
  );
}

function HeadOffice({ name, street, city, postalCode, email, whatsapp, map }: Data['office']) {
  return (
    <section className="hairline-t mt-6 pt-6">
      <h2 className="text-small-heading">{footer.headOffice}</h2>
      <address className="mt-2 not-italic">
        <span {...contentLang(name)}>{name}</span>
        <br />
        {street}
        <br />
        {`${city} ${postalCode}`}
      </address>
      <ul className="mt-3">
        <li>
          <a href={`mailto:${email}`} className={contactLine}>
            <Icon name="mail" className="size-5 text-accent" />
            {email}
          </a>
        </li>
        <li>
          <a href={`https://wa.me/${whatsapp}`} className={contactLine}>
            <Icon name="whatsapp" className="size-5 text-accent" />
            WhatsApp
          </a>
        </li>
      </ul>
      <TextLink to={map} icon="external">
        {footer.openMap}
      </TextLink>
    </section>
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
