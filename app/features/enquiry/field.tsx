import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { EnquiryField, Variant } from '#domain/enquiry.ts';
import { isRequired } from '#domain/enquiry-required.ts';
import { fieldId } from './form-fields.ts';

/** What every control of the form carries, whatever its kind. */
export interface ControlAttributes {
  id: string;
  name: EnquiryField;
  className: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  form: string;
  name: EnquiryField;
  label: string;
  variant: Variant;
  error: string | undefined;
  wide?: boolean;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A label, its control, and under it what is wrong with it. */
export function Field({ form, name, label, variant, error, wide, children }: FieldProps) {
  const id = fieldId(form, name);
  const required = isRequired(name, variant);
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
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Marks a field that is needed; the control itself says so to readers. */
export function Star() {
  return (
    <span className="field-needed" aria-hidden="true">
      {' '}
      *
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
