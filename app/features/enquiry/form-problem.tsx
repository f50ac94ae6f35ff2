import type { RefObject } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { FieldErrors, Variant } from '#domain/enquiry.ts';
import { fieldId, formFields } from './form-fields.ts';
import type { FormReply } from './form-reply.ts';
import { problemWords } from './problem-words.ts';

interface FormProblemProps {
  form: string;
  variant: Variant;
  problem: FormReply;
  errors: FieldErrors;
  phone: string;
  focus: RefObject<HTMLDivElement | null>;
}

/** On top of a form that did not pass: what is wrong, each line a way to its field. */
export function FormProblem({ form, variant, problem, errors, phone, focus }: FormProblemProps) {
  const { title, message } = problemWords(problem, variant);
  const wrong = formFields[variant].flatMap(([field, label]) => {
    const error = errors[field];
    return error ? [{ field, words: `${label}: ${error.charAt(0).toLowerCase()}${error.slice(1)}` }] : [];
  });
  return (
    <div className="form-errors mb-8" role="alert" tabIndex={-1} ref={focus}>
      <Icon name="alert" className="size-6" />
      <div>
        <p className="font-semibold">{title}</p>
        {message ? (
          <p>
            {message} Or call{' '}
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures">
              {phone}
            </a>
            .
          </p>
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
