import { useRef, useState } from 'react';
import { Form, useFetcher, useLocation } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import type { Proposal } from '#app/desk/diary/server/proposals.server.ts';
import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { useFocusOnProblem } from '#app/desk/frame/use-focus-on.ts';
import { dayOf } from '#app/desk/inbox/inbox.ts';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { timeOfDay } from '#app/diary/function-times.ts';
import { formatWeekday, todayInIndia } from '#app/language/dates.ts';
import type { loader } from './function-route.tsx';
import { EnquiryDayField, PlanFields, PlanProblem } from './plan-fields.tsx';
import type { PlanProblems, PlanTexts, TypedPlan } from './read-plan.ts';
import { SpaceChoice } from './space-choice.tsx';
import { usePlanRefresh } from './use-plan-refresh.ts';

interface ReplanFormProps {
  row: DiaryFunction;
  found: Proposal[];
  names: DeskNames;
  enquiry: Pick<EnquiryDetail, 'eventDate' | 'dayExactness'> | null;
  problems?: PlanProblems | undefined;
  /** What could not be read in the form that was just sent. */
  unread?: PlanProblems | undefined;
  /** This was typed but not stored. */
  typed?: TypedPlan | undefined;
}

/** The form that changes a function's time, spaces and figures. Nothing is changed if the new spaces are held. */
export function ReplanForm({ row, found, problems, unread, typed, names, enquiry }: ReplanFormProps) {
  const begun = useRowOfForm(row);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, unread);
  const proposed = useFetcher<typeof loader>();
  const action = deskPaths.diaryFunction(row.reference);
  const refresh = usePlanRefresh(form, (sent) => proposed.submit(sent, { method: 'get', action }));
  const isOnItsDay = !enquiry?.eventDate || enquiry.eventDate === todayInIndia(begun.starts);
  return (
    <details className="mt-6 group/replan" open={typed !== undefined}>
      <summary className="desk-button group-open/replan:mb-6">Move or change it</summary>
      <Form method="post" ref={form} className="grid justify-items-start gap-5 max-w-256" key={planOf(begun)}>
        <input type="hidden" name="version" value={begun.version} />
        <div className="w-full" onChange={refresh}>
          <PlanFields texts={typed?.texts ?? textsOf(begun)} problems={problems} {...names} />
        </div>
        {enquiry ? (
          <EnquiryDayField day={dayOf(enquiry, formatWeekday)} isTicked={typed?.movesEnquiry ?? isOnItsDay} />
        ) : null}
        <DeskButton formMethod="get" formNoValidate label="Show what fits" />
        <PlanProblem text={problems?.spaces} />
        <SpaceChoice
          found={proposed.data?.found ?? found}
          chosen={typed?.spaces ?? begun.spaces}
          owners={names.owners}
        />
        <DeskButton name="change" value="replan" look="dark" label="Save" />
      </Form>
    </details>
  );
}

const planOf = (row: DiaryFunction) => JSON.stringify([textsOf(row), row.spaces]);

/** Returns the row with which the form began, so that another plan from elsewhere does not replace what is being typed. */
function useRowOfForm(row: DiaryFunction): DiaryFunction {
  const { key } = useLocation();
  const [begun, setBegun] = useState({ key, row });
  if (begun.row === row || (begun.key === key && planOf(begun.row) !== planOf(row))) return begun.row;
  setBegun({ key, row });
  return row;
}

/** Says beside each field what stands there by now, if that is not what was typed. `spaces` are the names of the row's. */
export function changesBeside(typed: TypedPlan, row: DiaryFunction, spaces: string[]): PlanProblems {
  const now = { ...textsOf(row), spaces: row.spaces.toSorted().join() };
  const wanted: Record<string, string> = { ...typed.texts, spaces: typed.spaces.toSorted().join() };
  const changed = Object.entries(now).filter(
    ([name, text]) => wanted[name]?.replaceAll(',', '') !== text.replaceAll(',', ''),
  );
  const words = (name: string, text: string) => (name === 'spaces' ? spaces.join(' and ') : text);
  return Object.fromEntries(changed.map(([name, text]) => [name, text ? `Now: ${words(name, text)}` : 'Now empty']));
}

function textsOf(row: DiaryFunction): PlanTexts {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    property: row.property,
    kind: row.kind,
    day: todayInIndia(row.starts),
    from: timeOfDay(row.starts),
    to: timeOfDay(row.ends),
    setup: text(row.setupMinutes),
    clearing: text(row.clearingMinutes),
    expected: text(row.expected),
    guaranteed: text(row.guaranteed),
    layout: row.layout ?? '',
    amount: text(row.amount),
  };
}
