import type { FormEvent } from 'react';

/** The properties that somebody may choose from, by slug. */
export interface PropertyChoice {
  properties: Record<string, { name: string }>;
  /** Whether there are more properties than these. The slug is then typed. */
  hasMore: boolean;
}

interface PropertyBoxProps extends PropertyChoice {
  id?: string;
  name: string;
  /** The label of the empty choice. */
  none: string;
  value: string | null;
}

/** Sends a typed slug once it is complete, and not after each letter. */
const keepToItself = (event: FormEvent) => event.stopPropagation();

/** Chooses one property: from a list, or by its slug where there are very many. */
export function PropertyBox({ none, value, properties, hasMore, ...attributes }: PropertyBoxProps) {
  if (hasMore)
    return (
      <input
        {...attributes}
        type="text"
        className="field-box"
        placeholder={`${none}, or an address: the-tivoli`}
        autoComplete="off"
        maxLength={100}
        defaultValue={value ?? ''}
        onChange={keepToItself}
      />
    );
  return (
    <select {...attributes} defaultValue={value ?? ''} data-chosen={value ? '' : undefined}>
      <option value="">{none}</option>
      {Object.entries(properties).map(([slug, { name }]) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}
