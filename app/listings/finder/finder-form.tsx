import { Form } from 'react-router';
import { layoutName } from '#app/catalogue/layout-name.ts';
import { standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { Field } from '#app/forms/fields/field.tsx';
import { Select, type SelectProps } from '#app/forms/fields/select.tsx';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { paths } from '#app/paths.ts';
import { finderFormTexts as texts } from './texts.ts';

/** A town is asked for by its English name, whatever the page calls it. */
export interface TownOption {
  value: string;
  label: string;
}

export interface FinderFormProps {
  cities: readonly TownOption[];
  /** What was typed, by field, and what is wrong with it. */
  typed?: FormValues;
  problems?: FormErrors;
  /** Shows only guests, city and date. */
  short?: boolean;
  /** The wishes for which some house has an answer. */
  offers?: { budget: boolean; rules: boolean } | undefined;
}

const layouts = standardLayouts.map((layout) => ({ value: layout.toLowerCase(), label: layoutName(layout) }));
const settings = [
  { value: 'indoor', label: texts.settings.indoor },
  { value: 'outdoor', label: texts.settings.outdoor },
];

const distances = [15, 30, 60, 100].map((km) => ({ value: String(km), label: texts.within(km) }));

/** A browser's own number field refuses “1,200” and digits of other scripts. */
const number = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;

/** Searches for spaces that fit. It is a plain form by GET, so its result has an address that can be shared. */
export function FinderForm({ cities, typed = {}, problems = {}, short, offers }: FinderFormProps) {
  const name = short ? 'find' : 'finder';
  const of = (field: string) => ({ form: name, name: field, required: false, error: problems[field] });
  const choice = (field: string, label: string, options: Pick<SelectProps, 'options' | 'none'>) => (
    <Field {...of(field)} label={label}>
      {(attributes) => <Select {...attributes} {...options} defaultValue={typed[field] ?? ''} />}
    </Field>
  );
  return (
    <Form
      key={JSON.stringify(typed)}
      method="get"
      action={`${paths.locations()}#finder`}
      className="finder-form"
      data-short={short ? '' : undefined}
    >
      <Field {...of('guests')} label={texts.guests} required>
        {(attributes) => <input {...attributes} {...number} placeholder="300" defaultValue={typed.guests} />}
      </Field>
      {short ? null : choice('layout', texts.layout, { options: layouts, none: texts.anyLayout })}
      {choice('city', texts.city, { options: cities, none: texts.anywhere })}
      {short ? null : (
        <>
          {choice('setting', texts.setting, { options: settings, none: texts.either })}
          <Field {...of('rooms')} label={texts.rooms}>
            {(attributes) => <input {...attributes} {...number} defaultValue={typed.rooms} />}
          </Field>
        </>
      )}
      <Field {...of('date')} label={texts.date}>
        {(attributes) => <input {...attributes} type="date" max="2099-12-31" defaultValue={typed.date} />}
      </Field>
      {offers?.budget ? (
        <Field {...of('budget')} label={texts.budget}>
          {(attributes) => <input {...attributes} {...number} placeholder="1,500" defaultValue={typed.budget} />}
        </Field>
      ) : null}
      {offers?.rules ? (
        <>
          {choice('vegetarian', texts.kitchen, {
            options: [{ value: 'yes', label: texts.vegetarian }],
            none: texts.any,
          })}
          {choice('alcohol', texts.alcohol, { options: [{ value: 'yes', label: texts.allowed }], none: texts.any })}
          {choice('airport', texts.airport, { options: distances, none: texts.any })}
        </>
      ) : null}
      <button type="submit" className="button button-gold">
        {texts.find}
      </button>
    </Form>
  );
}
