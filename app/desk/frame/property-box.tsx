import type { FormEvent } from 'react';
import { Options } from './options.tsx';

/** The properties that somebody may choose from, by slug. */
export interface PropertyChoice {
  properties: Record<string, { name: string }>;
  /** Whether there are more properties than these. The slug is then typed. */
  hasMore: boolean;
}

interface PropertyBoxProps extends PropertyChoice {
  id?: string;
  name: string;
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
        defaultValue={value ?? ''}
        onChange={keepToItself}
      />
    );
  return (
    <select {...attributes} defaultValue={value ?? ''} data-chosen={value ? '' : undefined}>
      <option value="">{none}</option>
      <Options of={Object.entries(properties).map(([slug, { name }]) => [slug, name])} />
    </select>
  );
}

interface PropertyFilterProps extends PropertyChoice {
  value: string | null;
  className?: string;
  /** Whether the label is shown, and not only read out. */
  isLabelShown?: boolean;
}

/** Narrows what a page shows to one property. The choice stands in the address. */
export function PropertyFilter({ className = '', isLabelShown = false, ...choice }: PropertyFilterProps) {
  return (
    <label className={`choice-box ${className}`} htmlFor="property">
      <span className={isLabelShown ? 'block text-quiet text-[0.875rem]' : 'sr-only'}>Property</span>
      <PropertyBox id="property" name="property" none="All properties" {...choice} />
      {choice.value && !choice.properties[choice.value] ? (
        <span className="field-error block" role="alert">{`“${choice.value}” is no property of yours`}</span>
      ) : null}
    </label>
  );
}
