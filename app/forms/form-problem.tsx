import type { RefObject } from 'react';
import { fieldId } from '#app/forms/fields/field.tsx';
import { phoneLink } from '#app/language/format-phone.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { FormErrors } from './form-types.ts';
import { formViewTexts as texts } from './texts.ts';

interface FormProblemProps {
  form: string;
  title: string;
  message: string | undefined;
  errors: FormErrors;
  fields: readonly (readonly [string, string])[];
  phone: string;
  focus: RefObject<HTMLDivElement | null>;
}

/** Lists above a form what is wrong with it; each line links to its field. */
export function FormProblem({ form, title, message, errors, fields, phone, focus }: FormProblemProps) {
  const wrong = fields.flatMap(([field, label]) => {
    const error = errors[field];
    return error ? [{ field, words: `${label}: ${error.charAt(0).toLowerCase()}${error.slice(1)}` }] : [];
  });
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors starts there; the browser does it while it loads, without a script
    <div className="form-errors mb-8" role="alert" tabIndex={-1} autoFocus ref={focus}>
      <Icon name="alert" className="size-6" />
      <div>
        <p className="font-semibold">{title}</p>
        {message ? (
          <>
            <p>{message}</p>
            <p>
              {texts.orCall}{' '}
              <a href={phoneLink(phone)} className="figures">
                {phone}
              </a>
              {texts.afterPhone}
            </p>
          </>
        ) : null}
        {wrong.length > 0 ? (
          <ul className="mt-1">
            {wrong.map(({ field, words }) => (
              <li key={field} className="py-0.5">
                <a href={`#${fieldId(form, field)}`}>{words}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
