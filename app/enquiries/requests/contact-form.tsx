import { sentWords } from '#app/enquiries/confirmation/sent-words.ts';
import { Form } from '#app/forms/form.tsx';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import type { FormReply } from '#app/forms/form-types.ts';
import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import { paths } from '#app/paths.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { contactTopicOptions } from '#content/option-lists.ts';

function contactDefinition(about: string): FormDefinition {
  return {
    id: 'contact',
    fields: [
      {
        name: 'topic',
        label: 'About',
        kind: 'select',
        required: true,
        wide: true,
        none: 'Choose what it is about',
        options: contactTopicOptions,
        value: about,
      },
      { name: 'name', label: 'Name', kind: 'text', required: true, autoComplete: 'name', maxLength: limits.name },
      { name: 'email', label: 'Email', kind: 'email', required: true, autoComplete: 'email', maxLength: limits.email },
      { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel', maxLength: limits.phone, placeholder: '+91' },
      {
        name: 'message',
        label: 'Message',
        kind: 'textarea',
        required: true,
        wide: true,
        maxLength: limits.specialRequirements,
      },
    ],
    submitLabel: 'Send Message',
    sent: sentWords.contact,
    failure: { title: 'Submission Failed', message: 'An unexpected error occurred' },
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
