import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormControl } from '#app/forms/fields/form-control.tsx';
import { paths } from '#app/paths.ts';
import { consent } from '#content/consent.ts';
import { type ControlAttributes, EnterButton, Field, FieldError, fieldId } from './fields/field.tsx';
import type { FieldDefinition, FormDefinition } from './form-definition.ts';
import { FormProblem } from './form-problem.tsx';
import type { FormReply } from './form-types.ts';
import { formViewTexts as texts } from './texts.ts';
import type { RunningForm } from './use-form.ts';

/** Renders the control of a field that needs a special one; undefined if the usual control is right. */
type OwnControl = (name: string, attributes: ControlAttributes & { defaultValue: string }) => ReactNode | undefined;

interface FormViewProps {
  definition: FormDefinition;
  running: RunningForm;
  phone: string;
  /** The result of this form when it was posted without a script. */
  reply: FormReply | undefined;
  ownControl?: OwnControl;
  /** Shown above the button, such as how much of a file is sent. */
  children?: ReactNode;
}

/** Shows a form by its definition, in whatever state it is: errors on top, fields, button. */
export function FormView({ definition, running, phone, reply, ownControl, children }: FormViewProps) {
  const { id, fields, failure } = definition;
  const { problem, errors, isSubmitting, isSent } = running;
  const before = running.timesEmptied === 0 ? reply?.values : undefined;
  const hasFile = fields.some(({ kind }) => kind === 'file');

  function fieldOf(field: FieldDefinition) {
    const { name } = field;
    const typed = before?.[name] ?? field.value ?? '';
    if (field.kind === 'yes-no') {
      return <YesNoField key={name} form={id} name={name} label={field.label} value={typed} error={errors[name]} />;
    }
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
          ownControl?.(name, { ...attributes, defaultValue: typed }) ?? (
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
      data-draft=""
      ref={running.form}
      onFocus={running.prepareToSend}
      onChange={running.change}
      onSubmit={running.send}
      aria-busy={isSubmitting}
    >
      {Object.entries(definition.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HiddenFields {...running} />
      <EnterButton />
      {problem ? (
        <FormProblem
          form={id}
          title={problem.kind === 'invalid' ? problem.summary : failure.title}
          message={problem.kind === 'invalid' ? undefined : (problem.message ?? failure.message)}
          errors={errors}
          fields={fields.map(({ name, label }) => [name, label])}
          phone={phone}
          focus={running.focus}
        />
      ) : null}
      <div key={running.timesEmptied} className="form-fields grid gap-5 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-7">
        {fields.map(fieldOf)}
      </div>
      {children}
      {running.nextTry ? <p className="text-small mt-8 text-quiet">{running.nextTry}</p> : null}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button type="submit" className="button button-dark w-full sm:w-auto" disabled={isSubmitting || isSent}>
          {isSent ? texts.submitted : isSubmitting ? texts.submitting : definition.submitLabel}
        </button>
        <ConsentNotice />
      </div>
    </form>
  );
}

/**
 * The fields that a form's script fills in (they stay empty without it), and a trap: no person sees or reaches it, so only
 * a program fills it in, and the spam filter counts that.
 */
function HiddenFields({ submissionId, campaign }: { submissionId: string; campaign: string }) {
  return (
    <>
      <input type="hidden" name="submission_id" value={submissionId} />
      <input type="hidden" name="campaign" value={campaign} />
      <p className="sr-only" aria-hidden="true">
        <label>
          {texts.trap}
          <input type="text" name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

/** Says beside the button what sending the form means, as the Digital Personal Data Protection Act 2023 asks. */
function ConsentNotice() {
  return (
    <p className="text-small measure text-quiet">
      {consent.sentence}{' '}
      <Link to={paths.privacy()} className="underline underline-offset-4">
        {consent.link}
      </Link>
      {consent.end}
    </p>
  );
}

interface YesNoFieldProps {
  form: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}

export function YesNoField({ form, name, label, value, error }: YesNoFieldProps) {
  const id = fieldId(form, name);
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-3">
        <label className="choice">
          <input id={id} type="radio" name={name} value="yes" defaultChecked={value === 'yes'} />
          {texts.yes}
        </label>
        <label className="choice">
          <input type="radio" name={name} value="no" defaultChecked={value !== 'yes'} />
          {texts.no}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
