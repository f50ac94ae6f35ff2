import { type ComponentProps, type ReactNode, useId } from 'react';
import { kindLabels, layoutLabels } from '#app/desk/diary/diary-function.ts';
import { Options } from '#app/desk/frame/options.tsx';
import { PropertyBox, type PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { deskDays } from '#app/forms/typed-values.ts';
import type { PlanProblems, PlanTexts } from './read-plan.ts';

interface PlanFieldsProps extends PropertyChoice {
  texts: PlanTexts;
  problems?: PlanProblems | undefined;
}

const number = { type: 'text', inputMode: 'numeric' } as const;
const time = { type: 'time', required: true } as const;

export function PlanFields({ texts, problems = {}, properties, hasMore }: PlanFieldsProps) {
  const field = (
    name: keyof PlanTexts,
    label: string,
    control: (attributes: { id: string; name: string }) => ReactNode,
  ) => (
    <div className="plan-field grid content-start gap-1 min-[22rem]:max-[30rem]:content-end min-[22rem]:max-[30rem]:has-[[name=property],[name=kind],[name=day]]:col-span-full">
      <label className="text-deep" htmlFor={`plan-${name}`}>
        {label}
      </label>
      {control({ id: `plan-${name}`, name, ...describedBy(`plan-${name}-problem`, problems[name]) })}
      <PlanProblem id={`plan-${name}-problem`} text={problems[name]} />
    </div>
  );
  const input = (name: keyof PlanTexts, label: string, own: ComponentProps<'input'>) =>
    field(name, label, (attributes) => (
      <input {...attributes} {...own} className="field-box" defaultValue={texts[name]} />
    ));
  const choice = (name: keyof PlanTexts, label: string, options: ReactNode) =>
    field(name, label, (attributes) => (
      <span className="choice-box">
        <select {...attributes} defaultValue={texts[name]}>
          {options}
        </select>
      </span>
    ));
  return (
    // On a phone two short fields share a row, so that the spaces and the buttons are not far below.
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-y-5 gap-x-6 w-full min-[22rem]:max-[30rem]:grid-cols-[1fr_1fr] min-[22rem]:max-[30rem]:gap-4">
      {field('property', 'Property', (attributes) => (
        <span className="choice-box">
          <PropertyBox {...attributes} properties={properties} hasMore={hasMore} none="Choose" value={texts.property} />
        </span>
      ))}
      {choice('kind', 'Function', <Options of={Object.entries(kindLabels)} />)}
      {input('day', 'Day', { type: 'date', min: deskDays.from, max: deskDays.to, required: true })}
      {input('from', 'From', time)}
      {input('to', 'To (past midnight too)', time)}
      {input('setup', 'Set-up before, in minutes', { ...number, placeholder: '0' })}
      {input('clearing', 'Clearing after, in minutes', { ...number, placeholder: '0' })}
      {input('expected', 'Guests expected', number)}
      {input('guaranteed', 'Guests guaranteed', number)}
      {choice('layout', 'Layout', <Options of={[['', 'Any'], ...Object.entries(layoutLabels)]} />)}
      {input('amount', 'Amount in rupees', number)}
    </div>
  );
}

/** Returns the attributes of a field with a problem, so that screen readers read the problem with the field. */
export function describedBy(id: string, problem: string | undefined) {
  return problem ? ({ 'aria-describedby': id, 'aria-invalid': true } as const) : {};
}

export function PlanProblem({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="plan-problem" id={id} tabIndex={-1}>
      {text}
    </p>
  );
}

interface DaysFieldProps {
  label: string;
  after: string;
  value: string;
  problem: string | undefined;
}

/** The field for a number of days: how long an option is kept, or how far an event is moved. */
export function DaysField({ label, after, value, problem }: DaysFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="days-field">
        {label}
        <input
          {...describedBy(id, problem)}
          {...number}
          name="days"
          defaultValue={value}
          className="field-box"
          size={3}
        />
        {after}
      </label>
      <PlanProblem id={id} text={problem} />
    </div>
  );
}

/** A box to tick, beside the fields of a plan. */
export function TickField({ name, label, isTicked = false }: { name: string; label: string; isTicked?: boolean }) {
  return (
    <label className="wait-field">
      <input
        className="flex-none size-5 accent-deep"
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isTicked}
      />
      {label}
    </label>
  );
}

/** Asks whether the enquiry's day changes too. It is always shown, because only a script sees the day being changed. */
export function EnquiryDayField({ day, isTicked }: { day: string | null; isTicked: boolean }) {
  const label = day ? `Also change the enquiry’s day (it says ${day})` : 'Also write the day into the enquiry';
  return <TickField name="enquiryDay" label={label} isTicked={isTicked} />;
}
