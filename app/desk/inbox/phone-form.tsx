import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import type { PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { useFocusOn } from '#app/desk/frame/use-focus-on.ts';
import { cameByLabels } from '#app/desk/inbox/inbox.ts';
import { functionFieldNames } from '#app/enquiries/functions/function-fields.ts';
import { functionFieldsTexts } from '#app/enquiries/functions/texts.ts';
import { EnterButton, Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { TextArea } from '#app/forms/fields/text-area.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { summariseForm } from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { deskDays } from '#app/forms/typed-values.ts';
import { budgetOptions, eventTypeOptions } from '#content/option-lists.ts';

interface PhoneFormProps extends PropertyChoice {
  needsProperty: boolean;
  errors: FormErrors;
  values: FormValues;
  /** The fields of the functions that were added. */
  added: readonly Line[];
  leaveOut?: readonly string[];
  save: string;
  children?: ReactNode;
}

export interface Line {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'date';
  max?: string;
  options?: readonly { value: string; label: string }[];
  required?: boolean;
  /** Whether it has an answer from the start. */
  isAnswered?: boolean;
}

/** The form for a phone enquiry, in the order of a conversation; an enquiry is corrected with the same fields. */
export function PhoneForm(props: PhoneFormProps) {
  const { properties, hasMore, needsProperty, errors, values, added, leaveOut = [], save, children } = props;
  const venues = Object.entries(properties).map(([value, { name }]) => ({ value, label: name }));
  const all: Line[] = [
    { name: 'name', label: 'Name', required: true },
    { name: 'phone', label: 'Telephone', type: 'tel', required: true },
    { name: 'email', label: 'E-mail', type: 'email' },
    hasMore
      ? { name: 'venue_id', label: 'Property (its address: the-tivoli)', required: needsProperty }
      : { name: 'venue_id', label: 'Property', options: venues, required: needsProperty },
    { name: 'came_by', label: 'Came by', options: cameByOptions, isAnswered: true },
    { name: 'event_type', label: 'Event type', options: eventTypeOptions.enquiry },
    { name: 'event_date', label: 'Event date', type: 'date', max: deskDays.to },
    { name: 'day_exactness', label: 'Is the day fixed?', options: exactnessOptions, isAnswered: true },
    { name: 'guest_count', label: 'Guests' },
    { name: 'space', label: 'Hall or lawn' },
    { name: 'budget_range', label: 'Budget', options: budgetOptions },
    ...added,
  ];
  const lines = all.filter(({ name }) => !leaveOut.includes(name));
  const needed = lines.flatMap(({ name, required }) => (required ? [name] : []));
  const isWrong = Object.keys(errors).length > 0;
  const summary = useFocusOn<HTMLDivElement>(isWrong && errors);
  return (
    // What was pasted, or a function that was added, gives fields new values.
    <Form method="post" className="phone-form" noValidate key={JSON.stringify(values)}>
      <EnterButton />
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
      {lines.map(({ name, label, type = 'text', max, options, required = false, isAnswered }) => (
        <Field key={name} form="phone" name={name} label={label} required={required} error={errors[name]}>
          {(attributes) =>
            options ? (
              <Select
                {...attributes}
                options={options}
                none={isAnswered ? undefined : 'Not said'}
                defaultValue={values[name] ?? ''}
              />
            ) : (
              <input {...attributes} type={type} max={max} autoComplete="off" defaultValue={values[name]} />
            )
          }
        </Field>
      ))}
      {leaveOut.includes('notes') ? null : (
        <Field form="phone" name="notes" label="Notes" required={false} error={errors.notes} wide>
          {(attributes) => <TextArea {...attributes} rows={4} defaultValue={values.notes ?? ''} />}
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <DeskButton look="dark" label={save} />
        {leaveOut.includes('event_date') || functionFieldNames().length <= added.length ? null : (
          <DeskButton name="add_function" value="wedding" label="Add a function" formNoValidate />
        )}
      </div>
    </Form>
  );
}

/** The first one is chosen unless another one is: a call. */
const cameByOptions = Object.entries(cameByLabels).map(([value, label]) => ({ value, label }));
const exactnessOptions = Object.entries(functionFieldsTexts.exactnesses).map(([value, label]) => ({ value, label }));
