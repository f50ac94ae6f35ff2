import type { Option } from '#content/option-lists.ts';
import type { ControlAttributes } from './field.tsx';

export interface SelectProps extends ControlAttributes {
  defaultValue: string;
  options: readonly Option[];
  none: string | undefined;
}

/** Shows the browser's own select. A stored value that is no option leaves it at the empty choice. */
export function Select({ options, none, ...attributes }: SelectProps) {
  return (
    <select {...attributes}>
      {none ? <option value="">{none}</option> : null}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
