import { Icon } from '#app/ui/icon.tsx';

interface SampleProps {
  id: string;
  label: string;
  value: string;
  state?: string;
  error?: string;
  hint?: string;
}

function Sample({ id, label, value, state = '', error, hint }: SampleProps) {
  return (
    <div className={`field ${state}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field-box"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
      {error ? (
        <p id={`${id}-note`} className="field-error">
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-note`} className="field-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Shows a field that is empty, focused, in error and with a hint, a list, and a choice of two. */
export function Fields() {
  return (
    <form className="grid gap-7 sm:grid-cols-2 sm:gap-x-8">
      <Sample id="sg-name" label="Empty" value="" />
      <Sample id="sg-guests" label="With the focus" value="450" state="sg-focus" />
      <Sample id="sg-phone" label="In error" value="+91 98" error="Enter a phone number, for example 98100 00000" />
      <Sample id="sg-date" label="With a hint" value="14/02/2027" hint="Up to three years ahead" />
      <div className="field">
        <label className="field-label" htmlFor="sg-type">
          A list
        </label>
        <select id="sg-type" className="field-box">
          <option>Wedding</option>
          <option>Corporate Event</option>
        </select>
      </div>
      <fieldset className="field">
        <legend className="field-label">A choice</legend>
        <div className="flex flex-wrap gap-3">
          {['Yes', 'No'].map((label) => (
            <label key={label} className="choice">
              <input
                className="size-5 accent-deep"
                type="radio"
                name="sg-choice"
                value={label}
                defaultChecked={label === 'No'}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
