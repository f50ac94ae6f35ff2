import type { InputHTMLAttributes } from 'react';
import { FieldError } from '#app/forms/fields/field.tsx';

interface DoorFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Tells apart two fields of the same name on a page. */
  part?: string;
}

/** A label, its line to type in, and what is wrong with it. */
export function SignInField({ name, label, hint, error, part = 'door', ...attributes }: DoorFieldProps) {
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
