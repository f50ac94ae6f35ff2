import { Form } from 'react-router';
import { standardLayouts } from '#app/catalogue/space-figures.ts';
import { Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { paths } from '#app/paths.ts';
import type { AskedWishes } from './finder-query.ts';

interface FinderFormProps {
  cities: readonly string[];
  /** What was asked for before. */
  wishes?: AskedWishes | null;
  /** Only guests, city and date, where there is little room. */
  short?: boolean;
}

const layouts = standardLayouts.map((layout) => ({ value: layout.toLowerCase(), label: layout }));
const settings = [
  { value: 'indoor', label: 'Indoors' },
  { value: 'outdoor', label: 'Outdoors' },
];

/** Asks the listing's page for spaces that fit. A plain form by GET: its answer has an address that can be shared. */
export function FinderForm({ cities, wishes, short }: FinderFormProps) {
  const name = short ? 'find' : 'finder';
  const cityOptions = cities.map((city) => ({ value: city, label: city }));
  const optional = { form: name, required: false, error: undefined };
  return (
    <Form
      key={JSON.stringify(wishes)}
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
            max={10_000}
            placeholder="300"
            defaultValue={wishes?.guests}
          />
        )}
      </Field>
      {short ? null : (
        <Field {...optional} name="layout" label="Layout">
          {(attributes) => (
            <Select {...attributes} options={layouts} none="Any" defaultValue={wishes?.layout?.toLowerCase() ?? ''} />
          )}
        </Field>
      )}
      <Field {...optional} name="city" label="City">
        {(attributes) => (
          <Select {...attributes} options={cityOptions} none="Anywhere" defaultValue={wishes?.city ?? ''} />
        )}
      </Field>
      {short ? null : (
        <>
          <Field {...optional} name="setting" label="Indoors or outdoors">
            {(attributes) => (
              <Select {...attributes} options={settings} none="Either" defaultValue={wishes?.setting ?? ''} />
            )}
          </Field>
          <Field {...optional} name="rooms" label="Rooms needed">
            {(attributes) => (
              <input
                {...attributes}
                type="number"
                inputMode="numeric"
                min={1}
                max={1_000}
                defaultValue={wishes?.rooms}
              />
            )}
          </Field>
        </>
      )}
      <Field {...optional} name="date" label="Date">
        {(attributes) => <input {...attributes} type="date" defaultValue={wishes?.date} />}
      </Field>
      <button type="submit" className="button button-gold">
        Find a venue
      </button>
    </Form>
  );
}
