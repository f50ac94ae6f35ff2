import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import type { FieldDefinition } from '#app/forms/form-definition.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import type { ControlAttributes } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

interface FormControlProps {
  definition: FieldDefinition;
  attributes: ControlAttributes;
  typed: string;
}

export function FormControl({ definition, attributes, typed }: FormControlProps) {
  const { kind, autoComplete, placeholder } = definition;
  const shared = { ...attributes, autoComplete, placeholder, defaultValue: typed };
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

type CountInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'min' | 'defaultValue'> & {
  /** The fewest that the arrow keys lead to. */
  min: number;
  defaultValue: string;
};

/**
 * A whole number. It is read out as one, the up and down arrows change it, and a phone shows its digits. It is a text
 * field, because a browser's own number field refuses "1,200" and digits of other scripts, which the rules read.
 */
function CountInput({ min, ...attributes }: CountInputProps) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const input = event.currentTarget;
    const before = countIn(input.value);
    const next = before === undefined ? min : Math.max(min, before + step);
    // Unlike an assignment this is noticed as a change.
    input.setRangeText(String(next), 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <input
      {...attributes}
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuenow={countIn(attributes.defaultValue)}
      onKeyDown={onKeyDown}
      onInput={({ currentTarget }) => tellCount(currentTarget)}
    />
  );
}

function countIn(text: string): number | undefined {
  const digits = latinDigits(text).replace(/[\s,]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

function tellCount(input: HTMLInputElement) {
  const count = countIn(input.value);
  if (count === undefined) input.removeAttribute('aria-valuenow');
  else input.setAttribute('aria-valuenow', String(count));
}
