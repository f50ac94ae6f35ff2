import type { ReactNode } from 'react';
import { ConsentNotice } from './consent-notice.tsx';
import { type ControlAttributes, Field } from './field.tsx';
import { FormControl } from './form-control.tsx';
import type { FieldDefinition, FormDefinition } from './form-definition.ts';
import { FormProblem } from './form-errors.tsx';
import type { FormReply } from './form-reply.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { problemMessage } from './problem-message.ts';
import { SentNotice } from './sent-notice.tsx';
import type { RunningForm } from './use-form.ts';

/** A field that its form draws itself; undefined where the usual control is right. */
export interface OwnControls {
  /** The control inside the usual frame of label, hint and error. */
  control?: (name: string, attributes: ControlAttributes & { defaultValue: string }) => ReactNode | undefined;
  /** The whole field. */
  field?: (definition: FieldDefinition, typed: string, error: string | undefined) => ReactNode | undefined;
}

interface FormViewProps {
  definition: FormDefinition;
  running: RunningForm;
  /** Whom to call when the form fails. */
  phone: string;
  /** What became of this form when it was posted without a script. */
  reply: FormReply | undefined;
  own?: OwnControls;
  /** Above the button, e.g. how much of a file is sent. */
  children?: ReactNode;
}

/** A form as its definition says, in whatever state it is: errors on top, fields, button. */
export function FormView({ definition, running, phone, reply, own = {}, children }: FormViewProps) {
  const { id, fields, failure } = definition;
  const { problem, errors, isSubmitting, sent, isSent } = running;
  const before = running.generation === 0 ? reply?.values : undefined;
  const hasFile = fields.some(({ kind }) => kind === 'file');

  function fieldOf(field: FieldDefinition) {
    const { name } = field;
    const typed = before?.[name] ?? field.value ?? '';
    const whole = own.field?.(field, typed, errors[name]);
    if (whole) return whole;
    return (
      <Field
        key={name}
        form={id}
        name={name}
        label={field.label}
        required={field.required ?? false}
        error={errors[name]}
        hint={field.hint}
        wide={field.wide ?? false}
      >
        {(attributes) =>
          own.control?.(name, { ...attributes, defaultValue: typed }) ?? (
            <FormControl definition={field} attributes={attributes} typed={typed} />
          )
        }
      </Field>
    );
  }

  return (
    <form
      method="post"
      action={definition.action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      ref={running.form}
      onFocus={running.touch}
      onChange={running.change}
      onSubmit={running.send}
      aria-busy={isSubmitting}
    >
      {Object.entries(definition.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HiddenFields {...running} />
      {sent ? (
        <SentNotice
          sent={sent}
          heading={definition.sent.heading}
          text={definition.sent.thanks}
          onDismiss={running.dismissSent}
          focus={running.focus}
        />
      ) : null}
      {problem ? (
        <FormProblem
          form={id}
          title={problem.kind === 'invalid' ? problem.summary : failure.title}
          message={problemMessage(problem, failure.message)}
          errors={errors}
          fields={fields.map(({ name, label }) => [name, label])}
          phone={phone}
          focus={running.focus}
        />
      ) : null}
      <div key={running.generation} className="grid gap-7 sm:grid-cols-2 sm:gap-x-8">
        {fields.map(fieldOf)}
      </div>
      {children}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button type="submit" className="button button-dark w-full sm:w-auto" disabled={isSubmitting || isSent}>
          {isSent ? 'Submitted Successfully' : isSubmitting ? 'Submitting...' : definition.submitLabel}
        </button>
        <ConsentNotice />
      </div>
    </form>
  );
}
