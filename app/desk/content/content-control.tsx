import { boxName, type ContentField } from '#app/desk/content/fields/content-field.ts';
import { hasHindi } from '#app/desk/content/fields/hindi-content.ts';
import { Field, fieldId } from '#app/forms/fields/field.tsx';
import { TextArea } from '#app/forms/fields/text-area.tsx';
import type { FormValues } from '#app/forms/form-types.ts';

interface ContentControlProps {
  field: ContentField;
  values: FormValues;
  error: string | undefined;
  options: readonly { value: string; label: string }[];
}

const form = 'content';
const lines = { text: 4, lines: 6, layouts: 4 } as const;
const types: Partial<Record<ContentField['kind'], string>> = { day: 'date', moment: 'datetime-local' };
const numbers: readonly ContentField['kind'][] = ['whole', 'decimal', 'percent'];

/** The form control that fits the type of a field. */
export function ContentControl({ field, values, error, options }: ContentControlProps) {
  const { name, label, kind, required = false, hint } = field;
  const value = values[name] ?? '';
  if (kind === 'check') return <Box name={name} label={label} isOn={value === 'on'} />;
  if (kind === 'several') {
    return (
      <fieldset className="content-boxes">
        <legend className="field-label">{label}</legend>
        {options.map((option) => {
          const box = boxName(name, option.value);
          return <Box key={box} name={box} label={option.label} isOn={values[box] === 'on'} />;
        })}
      </fieldset>
    );
  }
  const isLong = kind === 'text' || kind === 'lines' || kind === 'layouts';
  return (
    <Field
      form={form}
      name={name}
      label={label}
      required={required}
      error={error}
      hint={hint}
      wide={isLong && !hasHindi(field)}
    >
      {(attributes) => {
        if (kind === 'text' || kind === 'lines' || kind === 'layouts')
          return <TextArea {...attributes} rows={lines[kind]} defaultValue={value} />;
        if (kind === 'choice' || kind === 'reference')
          return (
            <select {...attributes} defaultValue={value}>
              <option value="">{required ? 'Choose one' : 'None'}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          );
        return (
          <input
            {...attributes}
            type={types[kind] ?? 'text'}
            inputMode={numbers.includes(kind) ? 'decimal' : undefined}
            maxLength={kind === 'line' ? field.most : undefined}
            defaultValue={value}
          />
        );
      }}
    </Field>
  );
}

function Box({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  const id = fieldId(form, name.replace('.', '-'));
  return (
    <label className="content-box" htmlFor={id}>
      <input id={id} type="checkbox" name={name} defaultChecked={isOn} />
      {label}
    </label>
  );
}
