import type { InputHTMLAttributes } from 'react';
import { FieldError } from '#app/forms/fields/field.tsx';
import { passwordLength } from './password.ts';

interface SignInFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The beginning of the field's id, where a page has two fields of the same name. */
  part?: string;
}

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
      {error ? (
        <div role="alert">
          <FieldError id={id} error={error} />
        </div>
      ) : null}
    </div>
  );
}

interface PasswordFieldProps extends SignInFieldProps {
  /** What becomes of a new password, as the end of the hint; absent for the present password. */
  newHint?: string;
}

/** A field for the present password or for a new one. */
export function PasswordField({ newHint, ...field }: PasswordFieldProps) {
  const { least } = passwordLength;
  if (newHint === undefined) return <SignInField type="password" autoComplete="current-password" required {...field} />;
  const hint = `At least ${least} characters; ${newHint}`;
  return <SignInField type="password" autoComplete="new-password" required minLength={least} hint={hint} {...field} />;
}
