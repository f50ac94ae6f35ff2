import { Form } from 'react-router';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import type { DiaryFunction } from '#app/diary/diary-function.ts';
import { timeOfDay } from '#app/diary/function-times.ts';
import type { Proposal } from '#app/diary/server/proposals.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { PlanFields } from './plan-fields.tsx';
import type { PlanProblems, PlanTexts } from './read-plan.ts';
import { SpaceChoice } from './space-choice.tsx';

interface ReplanFormProps {
  row: DiaryFunction;
  /** The spaces of its house. */
  found: Proposal[];
  problems?: PlanProblems | undefined;
  /** What was typed and not stored. */
  typed?: { texts: PlanTexts; spaces: string[] } | undefined;
  names: DeskNames;
}

/** Changes a function's time, spaces and figures: all of it, or nothing if somebody holds the new place. */
export function ReplanForm({ row, found, problems, typed, names }: ReplanFormProps) {
  return (
    <details className="replan" open={typed !== undefined}>
      <summary className="desk-button">Move or change it</summary>
      <Form method="post" className="plan-form" key={row.version}>
        <input type="hidden" name="version" value={row.version} />
        <PlanFields texts={typed?.texts ?? textsOf(row)} problems={problems} {...names} />
        {problems?.spaces ? <p className="plan-problem">{problems.spaces}</p> : null}
        <SpaceChoice found={found} chosen={typed?.spaces ?? row.spaces} owners={names.owners} />
        <button type="submit" name="change" value="replan" className="desk-button desk-button-dark">
          Save
        </button>
      </Form>
    </details>
  );
}

function textsOf(row: DiaryFunction): PlanTexts {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    property: row.property,
    kind: row.kind,
    day: todayInIndia(new Date(row.starts)),
    from: timeOfDay(new Date(row.starts)),
    to: timeOfDay(new Date(row.ends)),
    setup: text(row.setupMinutes),
    clearing: text(row.clearingMinutes),
    expected: text(row.expected),
    guaranteed: text(row.guaranteed),
    layout: row.layout ?? '',
    amount: text(row.amount),
  };
}
