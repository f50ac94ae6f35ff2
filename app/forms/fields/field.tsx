import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** A field's id on its page; pages may hold two forms. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field.replaceAll('_', '-')}`;
}

export interface ControlAttributes {
  id: string;
  name: string;
  className: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  form: string;
  name: string;
  label: string;
  required: boolean;
  error: string | undefined;
  /** Advice under the control, shown before anything is wrong. */
  hint?: ReactNode;
  wide?: boolean;
  children: (attributes: ControlAttributes) => ReactNode;
}

export function Field({ form, name, label, required, error, hint, wide, children }: FieldProps) {
  const id = fieldId(form, name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={wide ? 'field sm:col-span-2' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required ? <Star /> : null}
      </label>
      {children({
        id,
        name,
        className: 'field-box',
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The first button of a form is pressed by the Enter key: this one sends the form, whatever other buttons follow. */
export function EnterButton() {
  return <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />;
}

/** Marks a required field for the eye; the control itself tells screen readers. */
function Star() {
  return (
    <span className="text-deep" aria-hidden="true">
      {' *'}
    </span>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" />
      {error}
    </p>
  );
}
