import { type ReactNode, useId } from 'react';
import { functionKinds, functionLayouts, kindLabels, layoutLabels } from '#app/desk/diary/diary-words.ts';
import { PropertyBox, type PropertyChoice } from '#app/desk/frame/property-box.tsx';
import type { PlanProblems, PlanTexts } from './read-plan.ts';

interface PlanFieldsProps extends PropertyChoice {
  texts: PlanTexts;
  problems?: PlanProblems | undefined;
}

/** The fields of a function: what, where, when, for how many. */
export function PlanFields({ texts, problems = {}, properties, hasMore }: PlanFieldsProps) {
  const number = (name: keyof PlanTexts, label: string, placeholder?: string) => (
    <PlanField name={name} label={label} problem={problems[name]}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          inputMode="numeric"
          className="field-box"
          placeholder={placeholder}
          defaultValue={texts[name]}
        />
      )}
    </PlanField>
  );
  const time = (name: 'from' | 'to', label: string) => (
    <PlanField name={name} label={label} problem={problems[name]}>
      {(attributes) => <input {...attributes} type="time" className="field-box" required defaultValue={texts[name]} />}
    </PlanField>
  );
  return (
    // On a phone two short fields share a row, so that the spaces and the buttons are not eleven fields away.
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-y-5 gap-x-6 w-full min-[22rem]:max-[30rem]:grid-cols-[1fr_1fr] min-[22rem]:max-[30rem]:gap-4">
      <PlanField name="property" label="Property" problem={problems.property}>
        {(attributes) => (
          <span className="choice-box">
            <PropertyBox
              {...attributes}
              none="Choose"
              value={texts.property || null}
              properties={properties}
              hasMore={hasMore}
            />
          </span>
        )}
      </PlanField>
      <PlanField name="kind" label="Function" problem={problems.kind}>
        {(attributes) => (
          <span className="choice-box">
            <select {...attributes} defaultValue={texts.kind}>
              {functionKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindLabels[kind]}
                </option>
              ))}
            </select>
          </span>
        )}
      </PlanField>
      <PlanField name="day" label="Day" problem={problems.day}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            min="2000-01-01"
            max="2199-12-31"
            className="field-box"
            required
            defaultValue={texts.day}
          />
        )}
      </PlanField>
      {time('from', 'From')}
      {time('to', 'To (past midnight too)')}
      {number('setup', 'Set-up before, in minutes', '0')}
      {number('clearing', 'Clearing after, in minutes', '0')}
      {number('expected', 'Guests expected')}
      {number('guaranteed', 'Guests guaranteed')}
      <PlanField name="layout" label="Layout" problem={problems.layout}>
        {(attributes) => (
          <span className="choice-box">
            <select {...attributes} defaultValue={texts.layout}>
              <option value="">Any</option>
              {functionLayouts.map((layout) => (
                <option key={layout} value={layout}>
                  {layoutLabels[layout]}
                </option>
              ))}
            </select>
          </span>
        )}
      </PlanField>
      {number('amount', 'Amount in rupees')}
    </div>
  );
}

interface PlanFieldProps {
  name: string;
  label: string;
  problem?: string | undefined;
  children: (attributes: { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

function PlanField({ name, label, problem, children }: PlanFieldProps) {
  const id = `plan-${name}`;
  return (
    <div className="plan-field grid content-start gap-1 min-[22rem]:max-[30rem]:content-end min-[22rem]:max-[30rem]:has-[[name=property],[name=kind],[name=day]]:col-span-full">
      <label className="text-deep" htmlFor={id}>
        {label}
      </label>
      {children({ id, name, ...(problem && { 'aria-describedby': `${id}-problem`, 'aria-invalid': true as const }) })}
      {problem ? (
        <p className="plan-problem" id={`${id}-problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

interface DaysFieldProps {
  label: string;
  after: string;
  value: string;
  problem: string | undefined;
}

/** For how many days an option is kept, with its problem below. */
export function DaysField({ label, after, value, problem }: DaysFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="days-field">
        {label}
        <input
          {...(problem && { 'aria-describedby': id, 'aria-invalid': true })}
          type="text"
          inputMode="numeric"
          name="days"
          defaultValue={value}
          className="field-box"
          size={3}
        />
        {after}
      </label>
      {problem ? (
        <p className="plan-problem" id={id}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
