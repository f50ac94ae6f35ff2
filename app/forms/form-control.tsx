import type { ControlAttributes } from './field.tsx';
import type { FieldDefinition } from './form-definition.ts';
import { Select } from './select.tsx';

interface FormControlProps {
  definition: FieldDefinition;
  attributes: ControlAttributes;
  /** What stands in it at first. */
  typed: string;
}

/** The browser's own control for a field. */
export function FormControl({ definition, attributes, typed }: FormControlProps) {
  const { kind, autoComplete, maxLength, placeholder } = definition;
  const kept = { ...attributes, autoComplete, maxLength, placeholder, defaultValue: typed };
  switch (kind) {
    case 'textarea':
      return <textarea {...kept} rows={4} />;
    case 'select': {
      const options = definition.options ?? [];
      return <Select {...attributes} defaultValue={kept.defaultValue} options={options} none={definition.none} />;
    }
    case 'file':
      return <input {...attributes} type="file" accept={definition.accept} />;
    case 'count':
      return <input {...kept} type="text" inputMode="numeric" />;
    case 'email':
      return <input {...kept} type="email" inputMode="email" />;
    case 'date':
      // React sets even an empty value anew when it hydrates, which empties a date that is half typed.
      return (
        <input
          {...kept}
          defaultValue={kept.defaultValue || undefined}
          type="date"
          min={definition.min}
          max={definition.max}
        />
      );
    default:
      return <input {...kept} type={kind} />;
  }
}
