import { FieldError, fieldId } from './field.tsx';
import { yesNoFieldTexts as texts } from './texts.ts';

interface YesNoFieldProps {
  form: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}

/** Two choices; No is selected unless told otherwise. */
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
