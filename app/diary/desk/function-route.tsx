import { data, redirect } from 'react-router';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { reloadAfterConflict } from '#app/desk/frame/reload-after-conflict.ts';
import { StateLine } from '#app/desk/frame/state-line.tsx';
import { useLastAnswer } from '#app/desk/frame/use-last-answer.ts';
import { momentInWords } from '#app/desk/inbox/answer-deadline.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { kindLabels, stateInWords } from '#app/diary/diary-words.ts';
import { historyWords } from '#app/diary/history-words.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/function-route.ts';
import styles from './diary.css?url';
import { DiaryNotice } from './diary-notice.tsx';
import { FunctionActions } from './function-actions.tsx';
import { FunctionFacts } from './function-facts.tsx';
import { readFunctionChange } from './read-function-change.ts';
import { type PlanProblems, planTexts } from './read-plan.ts';
import { ReplanForm } from './replan-form.tsx';

const nothing = () => new Response('There is no such function.', { status: 404 });

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'diary');
  const { diary, desk } = context.get(servicesContext);
  const row = await diary.function(principal, params.function);
  if (!row) throw nothing();
  const plan = { ...row, starts: new Date(row.starts), ends: new Date(row.ends) };
  const [history, rivals, proposed, names] = await Promise.all([
    diary.history(principal, row.reference),
    diary.rivals(principal, plan, row.reference),
    diary.proposals(principal, { ...plan, guests: row.guaranteed ?? row.expected, besides: row.reference }),
    desk.names(principal, { also: [row.property] }),
  ]);
  return { row, history, rivals, found: proposed.found, names, now: new Date().toISOString() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const principal = principalAt(context, 'diary');
  const form = await readPostedForm(request);
  const read = readFunctionChange(form, new Date());
  if (!read) throw new Response('That is no change of a function.', { status: 400 });
  const texts = form.get('change') === 'replan' ? planTexts(form) : undefined;
  const typed = { texts, spaces: form.getAll('space').map(String), days: String(form.get('days') ?? '') };
  if ('problems' in read) return data({ problems: read.problems, typed, result: undefined }, { status: 422 });
  const result = await context.get(servicesContext).diary.change(principal, { reference: params.function, ...read });
  if (result.kind === 'gone') throw nothing();
  if (result.kind === 'done') throw redirect(deskPaths.diaryFunction(params.function), 303);
  const noProblems: PlanProblems = {};
  return data({ problems: noProblems, typed, result }, { status: 409 });
}

export const shouldRevalidate = reloadAfterConflict;

export const meta: Route.MetaFunction = ({ params }) => deskMeta(params.function);

/** One function: how it stands, what can be done, and what was done. */
export default function DeskFunction({ loaderData, actionData }: Route.ComponentProps) {
  const { row, history, rivals, found, names, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const day = todayInIndia(new Date(row.starts));
  // What was typed stays after a clash; after somebody else's change it is how the row stands now that shows.
  const typed = answer?.result?.kind === 'conflict' ? undefined : answer?.typed;
  const daysProblem = answer?.problems.days;
  return (
    <>
      <TextLink to={deskPaths.diary({ month: day.slice(0, 7), property: row.property })}>The diary</TextLink>
      <DeskHeading title={kindLabels[row.kind]} />
      <DiaryNotice result={answer?.result} owners={names.owners} now={now} />
      <div className="enquiry-state">
        <p className="enquiry-reference">{row.reference}</p>
        <StateLine version={row.version}>
          <span className="diary-state" data-state={row.state}>
            {stateInWords(row)}
          </span>
          {row.expires ? <p>{`Until ${momentInWords(new Date(row.expires), new Date(now))}`}</p> : null}
          {row.challenged ? <p>Challenged: confirm it, or it goes to the second option.</p> : null}
        </StateLine>
      </div>
      <div className="enquiry-columns">
        <div>
          <FunctionActions
            row={row}
            hasRivals={rivals.length > 0}
            days={daysProblem && typed ? { typed: typed.days, problem: daysProblem } : undefined}
          />
          <FunctionFacts row={row} found={found} rivals={rivals} names={names} now={now} />
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
          <ol className="timeline">
            {history.toReversed().map((entry) => (
              <li key={entry.at}>
                <p>{historyWords(entry.reference, entry.before, entry.after)}</p>
                <p className="timeline-when">
                  <time dateTime={entry.at}>{momentInWords(new Date(entry.at), new Date(now))}</time>
                  {`, ${entry.author}`}
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
