import { sentWords } from '#app/enquiries/confirmation/sent-words.ts';
import { Form } from '#app/forms/form.tsx';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import type { FormReply } from '#app/forms/form-types.ts';
import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import { paths } from '#app/paths.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';

const definition: FormDefinition = {
  id: 'loyalty',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: true, autoComplete: 'name', maxLength: limits.name },
    { name: 'email', label: 'Email', kind: 'email', required: true, autoComplete: 'email', maxLength: limits.email },
    { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel', maxLength: limits.phone, placeholder: '+91' },
  ],
  submitLabel: 'Register Interest',
  sent: sentWords.loyalty,
  failure: { title: 'Submission Failed', message: 'An unexpected error occurred' },
  action: paths.loyaltyInterest(),
  sendTo: paths.formSend('loyalty'),
};

async function loadCheck() {
  return (await importWithRetry(() => import('./request-checks.ts'))).checkLoyalty();
}

/** Registers an interest in the loyalty programme; its page gives it a heading. */
export function LoyaltyForm({ phone, reply }: { phone: string; reply?: FormReply | undefined }) {
  return <Form definition={definition} phone={phone} reply={reply} loadCheck={loadCheck} />;
}
