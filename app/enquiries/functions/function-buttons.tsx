import type { FormValues } from '#app/forms/form-types.ts';
import { functionOptions } from '#content/shown-options.ts';
import { addedNumbers, addFunction, furtherNumbers } from './function-fields.ts';
import { functionFieldsTexts as texts } from './texts.ts';

interface FunctionButtonsProps {
  id: string;
  /** The address of the page, which shows its form again with the fields of one more function. */
  action: string;
  /** The values of the functions that the form has already. */
  added: FormValues;
  onAdded: (values: FormValues) => void;
}

/** Adds a function to the form at a press. Without a script the server shows the form again with its fields. */
export function FunctionButtons({ id, action, added, onAdded }: FunctionButtonsProps) {
  if (addedNumbers(added).length === furtherNumbers.length) return null;
  return (
    <fieldset id={id} className="field mt-8 scroll-mt-32">
      <legend className="field-label">{texts.add}</legend>
      <div className="flex flex-wrap gap-2">
        {functionOptions.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="add_function"
            value={value}
            formAction={`${action}#${id}`}
            className="choice"
            onClick={(event) => {
              event.preventDefault();
              const { form } = event.currentTarget;
              onAdded(addFunction(added, value));
              // React has rendered its fields by then.
              setTimeout(() => focusLast(form));
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function focusLast(form: HTMLFormElement | null): void {
  const field = [...(form?.querySelectorAll<HTMLElement>('[name$="_kind"]') ?? [])].pop();
  field?.focus();
  // The draft has it from now on.
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}
