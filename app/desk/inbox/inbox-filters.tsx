import type { ComponentProps } from 'react';
import { Form, useSubmit } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { Options } from '#app/desk/frame/options.tsx';
import { type PropertyChoice, PropertyFilter } from '#app/desk/frame/property-box.tsx';
import { ViewTabs } from '#app/desk/frame/view-tabs.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { eventTypeOptions } from '#content/option-lists.ts';
import {
  countInWords,
  type InboxCounts,
  type InboxFilter,
  inboxViews,
  nobody,
  sourceLabels,
  statusLabels,
  viewLabels,
} from './inbox.ts';

export function InboxTabs({ filter, counts }: { filter: InboxFilter; counts: InboxCounts }) {
  const tabs = inboxViews.map((view) => ({
    key: view,
    label: viewLabels[view],
    to: deskPaths.inbox({ ...filter, view, before: null }),
    count: view === 'all' ? undefined : countInWords(counts[view]),
    isAlarm: view === 'overdue' && counts.overdue > 0,
  }));
  return <ViewTabs label="Views" tabs={tabs} current={filter.view} />;
}

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
        <PropertyFilter value={property} properties={properties} hasMore={hasMore} />
        <Choice name="event" label="Event type" all="Any event" value={event} options={eventOptions} />
        <Choice name="status" label="Status" all="Any status" value={status} options={Object.entries(statusLabels)} />
        <Choice name="source" label="Source" all="Any source" value={source} options={Object.entries(sourceLabels)} />
        <Choice
          name="owner"
          label="Owner"
          all="Anybody"
          value={owner}
          options={[[nobody, 'Not assigned yet'], ...Object.entries(owners)]}
        />
        <noscript>
          <DeskButton label="Show" />
        </noscript>
      </Form>
    </details>
  );
}

const eventOptions = eventTypeOptions.enquiry.map(({ value, label }) => [value, label] as const);

interface ChoiceProps {
  name: string;
  label: string;
  /** The label of the choice that filters nothing. */
  all: string;
  value: string | null;
  options: ComponentProps<typeof Options>['of'];
}

export function Choice({ name, label, all, value, options }: ChoiceProps) {
  return (
    <label className="choice-box">
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={value ?? ''} data-chosen={value ? '' : undefined}>
        <option value="">{all}</option>
        <Options of={options} />
      </select>
    </label>
  );
}
