import { Form } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import { DeskButton, PostButton } from '#app/desk/frame/desk-button.tsx';
import { challengeHours, optionDays } from '#app/diary/function-times.ts';
import { DaysField, TickField } from './plan-fields.tsx';

interface FunctionActionsProps {
  row: DiaryFunction;
  /** Whether others claim the same spaces, or wait for them. */
  hasRivals: boolean;
  /** These days were typed for an option that was not taken; they could not be read for the reason in `problem`. */
  days?: { typed: string | undefined; problem: string | undefined } | undefined;
}

/** Shows the buttons that a function's state allows. Each is a form of its own and works without a script. */
export function FunctionActions({ row, hasRivals, days }: FunctionActionsProps) {
  const { state, rank, version, challenged } = row;
  const isFixed = state === 'definite' || state === 'blocked';
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      <div className="change-row">
        {isFixed ? null : <PostButton fields={{ version }} value="confirm" look="dark" label="Make it definite" />}
        {state === 'option' && rank !== 1 ? (
          <PostButton
            fields={{ version }}
            value="challenge"
            label={`Challenge the first option (${challengeHours} hours)`}
          />
        ) : null}
        {state === 'released' ? null : (
          <PostButton
            fields={{ version }}
            value="release"
            label={state === 'blocked' ? 'End the block' : 'Release it'}
          />
        )}
      </div>
      {isFixed || challenged ? null : (
        <Form method="post" className="change-row">
          <input type="hidden" name="version" value={version} />
          <DaysField
            label={state === 'option' ? 'Keep it for' : 'Option for'}
            after="days from today"
            value={days?.typed ?? String(optionDays.usual)}
            problem={days?.problem}
          />
          {state !== 'option' && hasRivals ? (
            <TickField name="wait" label="As a second option, if somebody is before it" />
          ) : null}
          <DeskButton name="change" value="option" label={state === 'option' ? 'Keep' : 'Take an option'} />
        </Form>
      )}
    </section>
  );
}
