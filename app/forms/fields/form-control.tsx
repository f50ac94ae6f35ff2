import type { FieldDefinition } from '#app/forms/form-definition.ts';
import { CountInput } from './count-input.tsx';
import type { ControlAttributes } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

interface FormControlProps {
  definition: FieldDefinition;
  attributes: ControlAttributes;
  /** The first value of the control. */
  typed: string;
}

/** Shows the browser's own control for a field. */
export function FormControl({ definition, attributes, typed }: FormControlProps) {
  const { kind, autoComplete, maxLength, placeholder } = definition;
  const shared = { ...attributes, autoComplete, maxLength, placeholder, defaultValue: typed };
  switch (kind) {
    case 'textarea':
      return <TextArea {...shared} rows={4} />;
    case 'select': {
      const options = definition.options ?? [];
      return <Select {...attributes} defaultValue={shared.defaultValue} options={options} none={definition.none} />;
    }
    case 'file':
      return <input {...attributes} type="file" accept={definition.accept} />;
    case 'count':
      return <CountInput {...shared} min={Number(definition.min ?? 0)} />;
    case 'email':
      return <input {...shared} type="email" inputMode="email" />;
    case 'date':
      // React sets even an empty value again when it hydrates, which empties a half-typed date.
      return (
        <input
          {...shared}
          defaultValue={shared.defaultValue || undefined}
          type="date"
          min={definition.min}
          max={definition.max}
        />
      );
    default:
      return <input {...shared} type={kind === 'tel' ? 'tel' : 'text'} />;
  }
}
