import { FieldError, fieldId } from '#app/forms/field.tsx';

interface RoomsFieldProps {
  form: string;
  label: string;
  value: string;
  error: string | undefined;
}

/** Yes or No, No unless told otherwise (part 1, section 3). */
export function RoomsField({ form, label, value, error }: RoomsFieldProps) {
  const id = fieldId(form, 'needs_rooms');
  const describedBy = error ? `${id}-error` : undefined;
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-3">
        <label className="choice">
          <input id={id} type="radio" name="needs_rooms" value="yes" defaultChecked={value === 'yes'} />
          Yes
        </label>
        <label className="choice">
          <input type="radio" name="needs_rooms" value="no" defaultChecked={value !== 'yes'} />
          No
        </label>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
