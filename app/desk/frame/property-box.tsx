import type { FormEvent } from 'react';

interface PropertyBoxProps {
  id?: string;
  name: string;
  /** Words of the empty choice. */
  none: string;
  value: string | null;
  properties: Record<string, { name: string }>;
  /** Whether there are more than these: then its address is typed. */
  hasMore: boolean;
}

/** What is typed is sent when it is done, not with each letter. */
const keepToItself = (event: FormEvent) => event.stopPropagation();

/** Chooses one property: from a list, or of very many by the last part of its address on the site. */
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
