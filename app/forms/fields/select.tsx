import type { Option } from '#content/option-lists.ts';
import type { ControlAttributes } from './field.tsx';

interface SelectProps extends ControlAttributes {
  defaultValue: string;
  options: readonly Option[];
  /** Words of the empty choice; without them the first option is chosen. */
  none: string | undefined;
}

/** The browser's own select. A kept value that is no option of the list leaves it at the empty choice. */
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
