import { Form } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import { PostButton } from '#app/desk/frame/post-button.tsx';
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
  const isFixed = state === 'definite' || state === 'blocked';
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      <div className="change-row">
        {isFixed ? null : (
          <PostButton fields={{ version }} name="change" value="confirm" look="dark">
            Make it definite
          </PostButton>
        )}
        {state === 'option' && rank !== 1 ? (
          <PostButton fields={{ version }} name="change" value="challenge">
            {`Challenge the first option (${challengeHours} hours)`}
          </PostButton>
        ) : null}
        {state === 'released' ? null : (
          <PostButton fields={{ version }} name="change" value="release">
            {state === 'blocked' ? 'End the block' : 'Release it'}
          </PostButton>
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
            <label className="wait-field">
              <input className="flex-none size-5 accent-deep" type="checkbox" name="wait" value="yes" />
              As a second option, if somebody is before it
            </label>
          ) : null}
          <button type="submit" name="change" value="option" className="desk-button">
            {state === 'option' ? 'Keep' : 'Take an option'}
          </button>
        </Form>
      )}
    </section>
  );
}
