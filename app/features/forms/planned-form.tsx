import type { ReactNode } from 'react';
import { ConsentNotice } from './consent-notice.tsx';
import { Field } from './field.tsx';
import type { FormPlan } from './form-plan.ts';
import { FormProblem } from './form-problem.tsx';
import type { FormReply } from './form-reply.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { PlannedControl } from './planned-control.tsx';
import { problemMessage } from './problem-message.ts';
import { SentNotice } from './sent-notice.tsx';
import type { FormCheck, PostForm } from './use-form.ts';
import { useForm } from './use-form.ts';

interface PlannedFormProps {
  plan: FormPlan;
  /** Whom to call when the form fails. */
  phone: string;
  /** What became of this form when it was posted without a script. */
  reply: FormReply | undefined;
  /** Loads the rules when the form is first touched. */
  loadCheck: () => Promise<FormCheck>;
  /** Sends it in another way than by `postForm`. */
  post?: PostForm;
  /** Above the button, e.g. how much of a file is sent. */
  children?: ReactNode;
}

/** A form made of its plan. Works as a plain post, better with its script. */
export function PlannedForm({ plan, phone, reply, loadCheck, post, children }: PlannedFormProps) {
  const { problem, errors, isSubmitting, ...running } = useForm({
    sendTo: plan.sendTo,
    reply,
    loadCheck,
    post,
    sent: 'clears',
  });
  const { sent, isSent } = running;
  const hasFile = plan.fields.some(({ kind }) => kind === 'file');
  return (
    <form
      method="post"
      action={plan.action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      ref={running.form}
      onFocus={running.touch}
      onChange={running.change}
      onSubmit={running.send}
      aria-busy={isSubmitting}
    >
      <HiddenFields {...running} />
      {Object.entries(plan.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sent ? (
        <SentNotice
          sent={sent}
          heading={plan.sent.heading}
          text={plan.sent.thanks}
          onDismiss={running.dismissSent}
          focus={running.focus}
        />
      ) : null}
      {problem ? (
        <FormProblem
          form={plan.id}
          title={problem.kind === 'invalid' ? problem.summary : plan.failure.title}
          message={problemMessage(problem, plan.failure.message)}
          errors={errors}
          fields={plan.fields.map(({ name, label }) => [name, label])}
          phone={phone}
          focus={running.focus}
        />
      ) : null}
      <div key={running.generation} className="grid gap-7 sm:grid-cols-2 sm:gap-x-8">
        {plan.fields.map((field) => (
          <Field
            key={field.name}
            form={plan.id}
            name={field.name}
            label={field.label}
            required={field.required ?? false}
            error={errors[field.name]}
            hint={field.hint}
            wide={field.wide ?? false}
          >
            {(attributes) => (
              <PlannedControl plan={field} attributes={attributes} typed={reply?.values?.[field.name]} />
            )}
          </Field>
        ))}
      </div>
      {children}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button type="submit" className="button button-dark w-full sm:w-auto" disabled={isSubmitting || isSent}>
          {isSent ? 'Submitted Successfully' : isSubmitting ? 'Submitting...' : plan.submitLabel}
        </button>
        <ConsentNotice />
      </div>
    </form>
  );
}
