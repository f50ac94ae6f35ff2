import { Form } from 'react-router';
import { searchLimits, standardLayouts } from '#app/catalogue/space-figures.ts';
import { Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { paths } from '#app/paths.ts';
import type { FinderQuery } from './finder-query.ts';

interface FinderFormProps {
  cities: readonly string[];
  /** The criteria of the search that is shown. */
  criteria?: FinderQuery | null;
  /** Shows only guests, city and date. */
  short?: boolean;
}

const layouts = standardLayouts.map((layout) => ({ value: layout.toLowerCase(), label: layout }));
const settings = [
  { value: 'indoor', label: 'Indoors' },
  { value: 'outdoor', label: 'Outdoors' },
];

/** Searches for spaces that fit. It is a plain form by GET, so its result has an address that can be shared. */
export function FinderForm({ cities, criteria, short }: FinderFormProps) {
  const name = short ? 'find' : 'finder';
  const cityOptions = cities.map((city) => ({ value: city, label: city }));
  const optional = { form: name, required: false, error: undefined };
  return (
    <Form
      key={JSON.stringify(criteria)}
      method="get"
      action={`${paths.locations()}#finder`}
      className="finder-form"
      data-short={short ? '' : undefined}
    >
      <Field form={name} name="guests" label="Guests" required error={undefined}>
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
      {short ? null : (
        <Field {...optional} name="layout" label="Layout">
          {(attributes) => (
            <Select {...attributes} options={layouts} none="Any" defaultValue={criteria?.layout?.toLowerCase() ?? ''} />
          )}
        </Field>
      )}
      <Field {...optional} name="city" label="City">
        {(attributes) => (
          <Select {...attributes} options={cityOptions} none="Anywhere" defaultValue={criteria?.city ?? ''} />
        )}
      </Field>
      {short ? null : (
        <>
          <Field {...optional} name="setting" label="Indoors or outdoors">
            {(attributes) => (
              <Select {...attributes} options={settings} none="Either" defaultValue={criteria?.setting ?? ''} />
            )}
          </Field>
          <Field {...optional} name="rooms" label="Rooms needed">
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
      <Field {...optional} name="date" label="Date">
        {(attributes) => <input {...attributes} type="date" defaultValue={criteria?.date} />}
      </Field>
      <button type="submit" className="button button-gold">
        Find a venue
      </button>
    </Form>
  );
}
