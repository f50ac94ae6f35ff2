import type { FormPlan } from '#app/features/forms/form-plan.ts';
import type { FormReply } from '#app/features/forms/form-reply.ts';
import { PlannedForm } from '#app/features/forms/planned-form.tsx';
import { sentWords } from '#app/features/forms/sent-words.ts';
import { paths } from '#app/paths.ts';
import { loadAgain } from '#app/ui/load-again.ts';
import { enquiryLimits as limits } from '#domain/constants.ts';

const plan: FormPlan = {
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
  return (await loadAgain(() => import('./request-checks.ts'))).checkLoyalty();
}

/** Registers an interest in the loyalty programme; its page gives it a heading. */
export function LoyaltyForm({ phone, reply }: { phone: string; reply?: FormReply | undefined }) {
  return <PlannedForm plan={plan} phone={phone} reply={reply} loadCheck={loadCheck} />;
}
