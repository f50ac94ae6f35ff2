import { data, Form, Link, redirect } from 'react-router';
import { type DiaryFunction, kindLabels, layoutLabels, stateInWords } from '#app/desk/diary/diary-function.ts';
import { Timeline } from '#app/desk/enquiry/timeline.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { reloadAfterConflict, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { daysAway, momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { StateLine } from '#app/desk/frame/state-line.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { hoursInWords, timeOfDay } from '#app/diary/function-times.ts';
import { formatWeekday, todayInIndia } from '#app/language/dates.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/function-route.ts';
import { DiaryNotice } from './diary-notice.tsx';
import { FunctionActions } from './function-actions.tsx';
import { PlanFields, PlanProblem } from './plan-fields.tsx';
import { type PlanProblems, type PlanTexts, planTexts, readFunctionChange } from './read-plan.ts';
import { RivalLine, SpaceChoice } from './space-choice.tsx';

const nothing = () => new Response('There is no such function.', { status: 404 });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { principal, diary, desk } = deskContext(context, 'diary');
  const row = await diary.function(principal, params.function);
  if (!row) throw nothing();
  const [history, rivals, { found }, names] = await Promise.all([
    diary.history(principal, row.reference),
    diary.rivals(principal, row, [row.reference]),
    diary.proposals(principal, row, [row.reference]),
    desk.names(principal, { also: [row.property] }),
  ]);
  return { row, history, rivals, found, names, now: new Date() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { principal, diary } = deskContext(context, 'diary');
  const form = await readPostedForm(request);
  const read = readFunctionChange(form, new Date());
  if (!read) throw new Response('That is no change of a function.', { status: 400 });
  const texts = form.get('change') === 'replan' ? planTexts(form) : undefined;
  const typed = { texts, spaces: form.getAll('space').map(String), days: String(form.get('days') ?? '') };
  if ('problems' in read) return data({ problems: read.problems, typed, result: undefined }, { status: 422 });
  const result = await diary.change(principal, { reference: params.function, ...read });
  if (result.kind === 'gone') throw nothing();
  if (result.kind === 'done') throw redirect(deskPaths.diaryFunction(params.function), 303);
  const noProblems: PlanProblems = {};
  return data({ problems: noProblems, typed, result }, { status: 409 });
}

export const shouldRevalidate = reloadAfterConflict;

export const meta: Route.MetaFunction = ({ params }) => deskMeta(params.function);

export default function DeskFunction({ loaderData, actionData }: Route.ComponentProps) {
  const { row, history, rivals, found, names, now } = loaderData;
  const answer = useLastAnswer(actionData);
  // What was typed stays after a clash; after somebody else's change it is how the row stands now that shows.
  const typed = answer?.result?.kind === 'conflict' ? undefined : answer?.typed;
  const daysProblem = answer?.problems.days;
  const month = todayInIndia(row.starts).slice(0, 7);
  return (
    <>
      <TextLink to={deskPaths.diary({ month, property: row.property })}>The diary</TextLink>
      <DeskHeading title={kindLabels[row.kind]} />
      <DiaryNotice result={answer?.result} owners={names.owners} now={now} />
      <div className="enquiry-state">
        <p className="text-[1.125rem] font-semibold">{row.reference}</p>
        <StateLine version={row.version}>
          <span className="diary-state" data-state={row.state}>
            {stateInWords(row)}
          </span>
          {row.expires ? <p>{`Until ${momentInWords(row.expires, now)}`}</p> : null}
          {row.challenged ? <p>Challenged: confirm it, or it goes to the second option.</p> : null}
        </StateLine>
      </div>
      <div className="enquiry-columns grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-10 gap-x-[clamp(2rem,4vw,4.5rem)] max-lg:grid-cols-1">
        <div>
          <FunctionActions
            row={row}
            hasRivals={rivals.length > 0}
            days={daysProblem && typed ? { typed: typed.days, problem: daysProblem } : undefined}
          />
          <FunctionFacts {...loaderData} />
          <ReplanForm
            row={row}
            found={found}
            problems={answer?.problems}
            typed={typed?.texts && { texts: typed.texts, spaces: typed.spaces }}
            names={names}
          />
        </div>
        <section aria-labelledby="timeline">
          <h2 id="timeline">History</h2>
          <Timeline entries={history} owners={names.owners} now={now} />
        </section>
      </div>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const guests = (count: number | null) => count?.toLocaleString('en-IN');

function FunctionFacts({ row, found, rivals, names, now }: Loaded) {
  const day = todayInIndia(row.starts);
  const spaces = row.spaces.map((id) => found.find((space) => space.id === id)?.name ?? 'A space');
  const around = [
    row.setupMinutes && `${row.setupMinutes} minutes before`,
    row.clearingMinutes && `${row.clearingMinutes} minutes after`,
  ];
  return (
    <>
      <FactList
        facts={[
          ['Day', `${formatWeekday(day)} (${daysAway(day, now)})`],
          ['Time', hoursInWords(row.starts, row.ends)],
          ['Set-up and clearing', around.filter(Boolean).join(', ')],
          ['Where', `${spaces.join(' and ')}, ${names.properties[row.property]?.name ?? row.property}`],
          ['Guests expected', guests(row.expected)],
          ['Guests guaranteed', guests(row.guaranteed)],
          ['Layout', row.layout && layoutLabels[row.layout]],
          ['Amount', row.amount !== null && money.format(row.amount)],
          ['Reason', row.reason],
          ['Owner', row.owner && (names.owners[row.owner] ?? 'Somebody who has left')],
        ]}
      />
      {row.lead ? (
        <p className="mt-6">
          <Link to={deskPaths.enquiry(row.lead)} className="link">{`Enquiry ${row.lead}`}</Link>
        </p>
      ) : null}
      {rivals.length > 0 ? (
        <section className="rivals mt-6" aria-label="Others for the same time">
          <h2 className="font-serif text-[1.375rem]/7 font-medium normal-nums">Others for the same time</h2>
          {rivals.map((rival) => (
            <RivalLine key={rival.reference} rival={rival} owners={names.owners} />
          ))}
        </section>
      ) : null}
    </>
  );
}

interface ReplanFormProps extends Pick<Loaded, 'row' | 'found' | 'names'> {
  problems?: PlanProblems | undefined;
  /** What was typed and not stored. */
  typed?: { texts: PlanTexts; spaces: string[] } | undefined;
}

/** Changes a function's time, spaces and figures: all of it, or nothing if somebody holds the new place. */
function ReplanForm({ row, found, problems, typed, names }: ReplanFormProps) {
  return (
    <details className="mt-6 group/replan" open={typed !== undefined}>
      <summary className="desk-button group-open/replan:mb-6">Move or change it</summary>
      <Form method="post" className="grid justify-items-start gap-5 max-w-256" key={row.version}>
        <input type="hidden" name="version" value={row.version} />
        <PlanFields texts={typed?.texts ?? textsOf(row)} problems={problems} {...names} />
        <PlanProblem text={problems?.spaces} />
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
