import { emailField, nameField, phoneField } from '#app/enquiries/contact-fields.ts';
import { formLabelsTexts as shared } from '#app/enquiries/texts.ts';
import { Form } from '#app/forms/form.tsx';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import type { FormReply } from '#app/forms/form-types.ts';
import { paths } from '#app/paths.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { loyaltyInterestRouteTexts as texts } from './texts.ts';

const definition: FormDefinition = {
  id: 'loyalty',
  fields: [nameField, emailField, phoneField],
  submitLabel: texts.submit,
  failure: shared.failed,
  action: paths.loyaltyInterest(),
  sendTo: paths.formSend('loyalty'),
};

async function loadCheck() {
  return (await importWithRetry(() => import('./request-checks.ts'))).checkLoyalty();
}

export function LoyaltyForm({ phone, reply }: { phone: string; reply?: FormReply | undefined }) {
  return <Form definition={definition} phone={phone} reply={reply} loadCheck={loadCheck} />;
}
