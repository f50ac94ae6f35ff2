import type { ContentField } from '#app/desk/content/fields/content-field.ts';
import { checkedName, hindiName } from '#app/desk/content/fields/hindi-content.ts';
import { Field, fieldId } from '#app/forms/fields/field.tsx';
import { TextArea } from '#app/forms/fields/text-area.tsx';
import type { FormValues } from '#app/forms/form-types.ts';

interface HindiControlProps {
  field: ContentField;
  values: FormValues;
  error: string | undefined;
  /** Whether the English has changed since this Hindi was made. */
  isToCheck: boolean;
}

const form = 'content';
const lines = { text: 4, lines: 6 } as const;

/** The Hindi of a text, beside its English. Without it, pages in Hindi show the English. */
export function HindiControl({ field, values, error, isToCheck }: HindiControlProps) {
  const name = hindiName(field.name);
  const checked = checkedName(field.name);
  const value = values[name] ?? '';
  const hint = isToCheck ? 'To be checked: the English has changed since. Pages in Hindi still show this.' : undefined;
  return (
    <div
      data-to-check={isToCheck ? '' : undefined}
      className="data-to-check:pl-3 data-to-check:border-l-3 data-to-check:border-gold"
    >
      <Field form={form} name={name} label={`${field.label} in Hindi`} required={false} error={error} hint={hint}>
        {(attributes) =>
          field.kind === 'text' || field.kind === 'lines' ? (
            <TextArea {...attributes} lang="hi" rows={lines[field.kind]} defaultValue={value} />
          ) : (
            <input {...attributes} lang="hi" type="text" defaultValue={value} />
          )
        }
      </Field>
      {isToCheck ? (
        <label className="flex items-center gap-3 min-h-11 cursor-pointer" htmlFor={fieldId(form, checked)}>
          <input className="size-5 accent-night" id={fieldId(form, checked)} type="checkbox" name={checked} />
          {`${field.label}: the Hindi still says the same`}
        </label>
      ) : null}
    </div>
  );
}
