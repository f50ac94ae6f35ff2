import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { sourceLabels, statusLabels } from '#app/desk/frame/desk-labels.ts';
import { PropertyBox, type PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { eventTypeOptions } from '#content/option-lists.ts';
import { type InboxFilter, leadSources, leadStatuses, nobody } from './inbox.ts';

interface InboxFiltersProps extends PropertyChoice {
  filter: InboxFilter;
  owners: Record<string, string>;
}

/** Filters of the inbox. They stand in the address, so that a filtered inbox can be bookmarked and shared. */
export function InboxFilters({ filter, properties, hasMore, owners }: InboxFiltersProps) {
  const submit = useSubmit();
  const { property, event, status, source, owner } = filter;
  const chosen = [property, event, status, source, owner].filter(Boolean).length;
  return (
    <details className="filters-fold">
      <summary className="desk-button">{chosen > 0 ? `Filters (${chosen})` : 'Filters'}</summary>
      <Form
        method="get"
        action={deskPaths.inbox()}
        className="flex flex-wrap gap-2 mb-2 max-md:grid max-md:grid-cols-2 max-md:my-2"
        aria-label="Filters"
        onChange={(event) => submit(event.currentTarget)}
        key={JSON.stringify(filter)}
      >
        <input type="hidden" name="view" value={filter.view} />
        <label className="choice-box" htmlFor="inbox-property">
          <span className="sr-only">Property</span>
          <PropertyBox
            id="inbox-property"
            name="property"
            none="All properties"
            value={property}
            properties={properties}
            hasMore={hasMore}
          />
        </label>
        <Choice name="event" label="Event type" all="Any event" value={filter.event}>
          {eventTypeOptions.enquiry.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice name="status" label="Status" all="Any status" value={filter.status}>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Choice>
        <Choice name="source" label="Source" all="Any source" value={filter.source}>
          {leadSources.map((source) => (
            <option key={source} value={source}>
              {sourceLabels[source]}
            </option>
          ))}
        </Choice>
        <Choice name="owner" label="Owner" all="Anybody" value={filter.owner}>
          <option value={nobody}>Not assigned yet</option>
          {Object.entries(owners).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <noscript>
          <button type="submit" className="desk-button">
            Show
          </button>
        </noscript>
      </Form>
    </details>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** The label of the choice that filters nothing. */
  all: string;
  value: string | null;
  children: ReactNode;
}

function Choice({ name, label, all, value, children }: ChoiceProps) {
  return (
    <label className="choice-box">
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={value ?? ''} data-chosen={value ? '' : undefined}>
        <option value="">{all}</option>
        {children}
      </select>
    </label>
  );
}
