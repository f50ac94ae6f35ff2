import { data, Link, redirect } from 'react-router';
import { kindLabels, layoutLabels, stateInWords } from '#app/desk/diary/diary-function.ts';
import { ConversionProposal } from '#app/desk/enquiry/enquiry-actions.tsx';
import { Timeline } from '#app/desk/enquiry/timeline.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { reloadAfterConflict, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { daysAway, momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { StateLine } from '#app/desk/frame/state-line.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { hoursInWords } from '#app/diary/function-times.ts';
import { formatWeekday, todayInIndia } from '#app/language/dates.ts';
import { formatInr } from '#app/language/money.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/function-route.ts';
import { DiaryNotice } from './diary-notice.tsx';
import { FunctionActions } from './function-actions.tsx';
import { type PlanProblems, readFunctionChange, readPlanToPropose, typedPlan } from './read-plan.ts';
import { changesBeside, ReplanForm } from './replan-form.tsx';
import { RivalLine } from './space-choice.tsx';

const nothing = () => new Response('There is no such function.', { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { principal, diary, desk } = deskContext(context, 'diary');
  const row = await diary.function(principal, params.function);
  if (!row) throw nothing();
  const query = new URL(request.url).searchParams;
  const asked = query.has('kind') ? typedPlan(query) : undefined;
  const plan = asked && readPlanToPropose(asked.texts).plan;
  const [history, rivals, { found }, properties, names, enquiry] = await Promise.all([
    diary.history(principal, row.reference),
    diary.rivals(principal, row, [row.reference]),
    diary.proposals(principal, plan ?? row, [row.reference]),
    diary.properties(principal, row.property),
    desk.names(principal, { also: [row.property] }),
    row.lead ? desk.enquiry(principal, row.lead) : null,
  ]);
  const spaces = row.spaces.map((id) => properties[0]?.spaces.find((space) => space.id === id)?.name ?? 'A space');
  return { row, asked, history, rivals, found, spaces, names, enquiry, now: new Date() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { principal, diary } = deskContext(context, 'diary');
  const form = await readPostedForm(request);
  const read = readFunctionChange(form, new Date());
  if (!read) throw new Response('That is no change of a function.', { status: 400 });
  const typed = {
    plan: form.get('change') === 'replan' ? typedPlan(form) : undefined,
    days: form.get('days')?.toString(),
  };
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
  const { row, asked, history, rivals, found, names, enquiry, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const typed = answer?.typed.plan ?? asked;
  const isConflict = answer?.result?.kind === 'conflict';
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
      {row.state === 'definite' && enquiry ? <ConversionProposal enquiry={enquiry} /> : null}
      <div className="enquiry-columns grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-10 gap-x-[clamp(2rem,4vw,4.5rem)] max-lg:grid-cols-1">
        <div>
          <FunctionActions
            row={row}
            hasRivals={rivals.length > 0}
            days={answer && { typed: answer.typed.days, problem: answer.problems.days }}
          />
          <FunctionFacts {...loaderData} />
          <ReplanForm
            row={row}
            found={found}
            problems={isConflict && typed ? changesBeside(typed, row, loaderData.spaces) : answer?.problems}
            unread={answer?.result ? undefined : answer?.problems}
            typed={typed}
            names={names}
            enquiry={enquiry}
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

const guests = (count: number | null) => count?.toLocaleString('en-IN');

function FunctionFacts({ row, spaces, rivals, names, now }: Loaded) {
  const day = todayInIndia(row.starts);
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
          ['Amount', row.amount !== null && formatInr(row.amount)],
          ['Reason', row.reason],
          ['Owner', row.owner && (names.owners[row.owner] ?? 'Somebody who has left')],
        ]}
      />
      {row.lead ? (
        <p className="mt-6">
          <Link to={deskPaths.enquiry(row.lead)} className="link">{`Enquiry ${row.lead}, ${row.family}`}</Link>
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
