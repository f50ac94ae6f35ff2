import type { InputHTMLAttributes } from 'react';
import { FieldError } from '#app/forms/fields/field.tsx';

interface SignInFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The beginning of the field's id, where a page has two fields of the same name. */
  part?: string;
}

/** A label with its input, hint and error. */
export function SignInField({ name, label, hint, error, part = 'sign-in', ...attributes }: SignInFieldProps) {
  const id = `${part}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...attributes}
        id={id}
        name={name}
        className="field-box"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
