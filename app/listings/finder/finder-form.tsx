import { Form } from 'react-router';
import { layoutName } from '#app/catalogue/layout-name.ts';
import { standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { searchLimits } from '#app/catalogue/space-figures.ts';
import { Field } from '#app/forms/fields/field.tsx';
import { Select, type SelectProps } from '#app/forms/fields/select.tsx';
import { paths } from '#app/paths.ts';
import type { FinderQuery } from './finder-query.ts';
import { finderFormTexts as texts } from './texts.ts';

/** A town is asked for by its English name, whatever the page calls it. */
export interface TownOption {
  value: string;
  label: string;
}

interface FinderFormProps {
  cities: readonly TownOption[];
  criteria?: FinderQuery | null;
  /** Shows only guests, city and date. */
  short?: boolean;
}

const layouts = standardLayouts.map((layout) => ({ value: layout.toLowerCase(), label: layoutName(layout) }));
const settings = [
  { value: 'indoor', label: texts.settings.indoor },
  { value: 'outdoor', label: texts.settings.outdoor },
];

/** Searches for spaces that fit. It is a plain form by GET, so its result has an address that can be shared. */
export function FinderForm({ cities, criteria, short }: FinderFormProps) {
  const name = short ? 'find' : 'finder';
  const optional = { form: name, required: false, error: undefined };
  const choice = (field: string, label: string, options: Pick<SelectProps, 'options' | 'none'>, chosen = '') => (
    <Field {...optional} name={field} label={label}>
      {(attributes) => <Select {...attributes} {...options} defaultValue={chosen} />}
    </Field>
  );
  return (
    <Form
      key={JSON.stringify(criteria)}
      method="get"
      action={`${paths.locations()}#finder`}
      className="finder-form"
      data-short={short ? '' : undefined}
    >
      <Field form={name} name="guests" label={texts.guests} required error={undefined}>
        {(attributes) => (
          <input
            {...attributes}
            type="number"
            inputMode="numeric"
            min={1}
            max={searchLimits.guests}
            placeholder="300"
            defaultValue={criteria?.guests}
          />
        )}
      </Field>
      {short
        ? null
        : choice('layout', texts.layout, { options: layouts, none: texts.anyLayout }, criteria?.layout?.toLowerCase())}
      {choice('city', texts.city, { options: cities, none: texts.anywhere }, criteria?.city)}
      {short ? null : (
        <>
          {choice('setting', texts.setting, { options: settings, none: texts.either }, criteria?.setting)}
          <Field {...optional} name="rooms" label={texts.rooms}>
            {(attributes) => (
              <input
                {...attributes}
                type="number"
                inputMode="numeric"
                min={1}
                max={searchLimits.rooms}
                defaultValue={criteria?.rooms}
              />
            )}
          </Field>
        </>
      )}
      <Field {...optional} name="date" label={texts.date}>
        {(attributes) => <input {...attributes} type="date" defaultValue={criteria?.date} />}
      </Field>
      <button type="submit" className="button button-gold">
        {texts.find}
      </button>
    </Form>
  );
}
