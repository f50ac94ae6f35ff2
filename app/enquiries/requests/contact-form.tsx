import { sentWords } from '#app/enquiries/confirmation/sent-words.ts';
import { emailField, nameField, phoneField } from '#app/enquiries/contact-fields.ts';
import { formLabelsTexts as shared } from '#app/enquiries/texts.ts';
import { Form } from '#app/forms/form.tsx';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import type { FormReply } from '#app/forms/form-types.ts';
import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import { paths } from '#app/paths.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { contactTopicOptions } from '#content/shown-options.ts';
import { contactFormTexts as texts } from './texts.ts';

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
        maxLength: limits.specialRequirements,
      },
    ],
    submitLabel: texts.submit,
    sent: sentWords.contact,
    failure: shared.failed,
    action: paths.contact(),
    sendTo: paths.formSend('contact'),
  };
}

async function loadCheck() {
  return (await importWithRetry(() => import('./request-checks.ts'))).checkContact();
}

interface ContactFormProps {
  /** The preselected topic; empty for none. */
  about: string;
  phone: string;
  reply?: FormReply | undefined;
}

/** Shows the short form for sustainability, the media and anything else. */
export function ContactForm({ about, phone, reply }: ContactFormProps) {
  return <Form definition={contactDefinition(about)} phone={phone} reply={reply} loadCheck={loadCheck} />;
}
