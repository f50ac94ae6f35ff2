import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { useFocusOn } from '#app/desk/frame/use-focus-on.ts';
import { Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { TextArea } from '#app/forms/fields/text-area.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { summariseForm } from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { budgetOptions, eventTypeOptions } from '#content/option-lists.ts';

interface PhoneFormProps extends PropertyChoice {
  needsProperty: boolean;
  errors: FormErrors;
  values: FormValues;
  leaveOut?: readonly string[];
  save?: string;
  children?: ReactNode;
}

interface Line {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'date';
  options?: readonly { value: string; label: string }[];
  required?: boolean;
}

/** The form for a phone enquiry, in the order of a conversation; an enquiry is corrected with the same fields. */
export function PhoneForm(props: PhoneFormProps) {
  const {
    properties,
    hasMore,
    needsProperty,
    errors,
    values,
    leaveOut = [],
    save = 'Save the enquiry',
    children,
  } = props;
  const venues = Object.entries(properties).map(([value, { name }]) => ({ value, label: name }));
  const all: Line[] = [
    { name: 'name', label: 'Name', required: true },
    { name: 'phone', label: 'Telephone', type: 'tel', required: true },
    { name: 'email', label: 'E-mail', type: 'email' },
    hasMore
      ? { name: 'venue_id', label: 'Property (its address: the-tivoli)', required: needsProperty }
      : { name: 'venue_id', label: 'Property', options: venues, required: needsProperty },
    { name: 'event_type', label: 'Event type', options: eventTypeOptions.enquiry },
    { name: 'event_date', label: 'Event date', type: 'date' },
    { name: 'guest_count', label: 'Guests' },
    { name: 'budget_range', label: 'Budget', options: budgetOptions },
  ];
  const lines = all.filter(({ name }) => !leaveOut.includes(name));
  const needed = lines.flatMap(({ name, required }) => (required ? [name] : []));
  const isWrong = Object.keys(errors).length > 0;
  const summary = useFocusOn<HTMLDivElement>(isWrong && errors);
  return (
    <Form method="post" className="phone-form" noValidate>
      {children}
      {isWrong ? (
        <FormProblem
          form="phone"
          title={summariseForm(values, errors, needed)}
          message={undefined}
          errors={errors}
          fields={[...lines, { name: 'notes', label: 'Notes' }].map(({ name, label }) => [name, label])}
          phone=""
          focus={summary}
        />
      ) : null}
      {lines.map(({ name, label, type = 'text', options, required = false }) => (
        <Field key={name} form="phone" name={name} label={label} required={required} error={errors[name]}>
          {(attributes) =>
            options ? (
              <Select {...attributes} options={options} none="Not said" defaultValue={values[name] ?? ''} />
            ) : (
              <input {...attributes} type={type} autoComplete="off" defaultValue={values[name]} />
            )
          }
        </Field>
      ))}
      {leaveOut.includes('notes') ? null : (
        <Field form="phone" name="notes" label="Notes" required={false} error={errors.notes} wide>
          {(attributes) => <TextArea {...attributes} rows={4} defaultValue={values.notes ?? ''} />}
        </Field>
      )}
      <button type="submit" className="desk-button desk-button-dark">
        {save}
      </button>
    </Form>
  );
}
