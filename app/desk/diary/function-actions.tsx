import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import { challengeHours, optionDays } from '#app/diary/function-times.ts';
import { DaysField } from './plan-fields.tsx';

interface FunctionActionsProps {
  row: DiaryFunction;
  /** Whether others claim the same spaces, or wait for them. */
  hasRivals: boolean;
  /** The days of an option that could not be read, and why. */
  days?: { typed: string; problem: string } | undefined;
}

/** The buttons that a function's state allows. Each is a form of its own and works without a script. */
export function FunctionActions({ row, hasRivals, days }: FunctionActionsProps) {
  const { state, rank, version, challenged } = row;
  const waits = state === 'option' && rank !== 1;
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      <div className="change-row">
        {state === 'definite' || state === 'blocked' ? null : (
          <ActionForm version={version} change="confirm">
            <button type="submit" className="desk-button desk-button-dark">
              Make it definite
            </button>
          </ActionForm>
        )}
        {waits ? (
          <ActionForm version={version} change="challenge">
            <button type="submit" className="desk-button">
              {`Challenge the first option (${challengeHours} hours)`}
            </button>
          </ActionForm>
        ) : null}
        {state === 'released' ? null : (
          <ActionForm version={version} change="release">
            <button type="submit" className="desk-button">
              {state === 'blocked' ? 'End the block' : 'Release it'}
            </button>
          </ActionForm>
        )}
      </div>
      {state === 'definite' || state === 'blocked' || challenged ? null : (
        <ActionForm version={version} change="option">
          <DaysField
            label={state === 'option' ? 'Keep it for' : 'Option for'}
            after="days from today"
            value={days?.typed ?? String(optionDays.usual)}
            problem={days?.problem}
          />
          {state !== 'option' && hasRivals ? (
            <label className="wait-field">
              <input className="flex-none size-5 accent-deep" type="checkbox" name="wait" value="yes" />
              As a second option, if somebody is before it
            </label>
          ) : null}
          <button type="submit" className="desk-button">
            {state === 'option' ? 'Keep' : 'Take an option'}
          </button>
        </ActionForm>
      )}
    </section>
  );
}

interface ActionFormProps {
  /** The version that was on the screen, so that a newer change is not overwritten. */
  version: number;
  change: string;
  children: ReactNode;
}

function ActionForm({ version, change, children }: ActionFormProps) {
  return (
    <Form method="post" className="change-row">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="change" value={change} />
      {children}
    </Form>
  );
}
