import { data, Form, Link } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import type { InboxView } from '#app/desk/inbox/inbox.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/team-route.ts';
import { handedWords, isHandedOver, TakerField, workInWords } from './hand-over.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { desk, principal } = deskContext(context, 'team');
  const [work, names] = await Promise.all([desk.team(principal), desk.names(principal)]);
  return { work, names };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { desk, principal } = deskContext(context, 'team');
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('do') !== 'hand-over') throw new Response('That is nothing that can be done here.', { status: 400 });
  const [handed, { owners }] = await Promise.all([
    desk.handOver(principal, { from: text('from'), to: text('to') }),
    desk.names(principal),
  ]);
  const words = handedWords(handed, owners[text('from')] ?? 'a former owner', owners[text('to')] ?? '');
  return data({ words, isDone: isHandedOver(handed) }, { status: handed ? 200 : 422 });
}

export const meta: Route.MetaFunction = () => deskMeta('Team');

/** Who has how much to do, those who have left first. The open work of anybody is handed over in one press. */
export default function DeskTeam({ loaderData: { work, names }, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const isHere = ({ id }: { id: string }) => Number(names.present.includes(id));
  return (
    <>
      <DeskHeading title="Team" />
      <DeskSentence tone={answer?.isDone ? 'calm' : 'alarm'} words={answer?.words} />
      <p className="desk-lead">
        Open enquiries go on until they are confirmed or lost; their next steps go with them to whoever takes them.
      </p>
      {work.length === 0 ? <p className="desk-empty">Nobody has anything open.</p> : null}
      <ul className="plain-rows border-t border-rule">
        {work
          .toSorted((one, other) => isHere(one) - isHere(other))
          .map((person) => (
            <li key={person.id} className="staff-row">
              <div>
                <strong>{names.owners[person.id] ?? 'A former owner'}</strong>
                {isHere(person) ? null : <small className="text-alarm font-medium">Has left</small>}
              </div>
              <div>
                <Link className="link" to={deskPaths.inbox({ view: 'all', owner: person.id })}>
                  {workInWords(person)}
                </Link>
                <LateWork
                  of={person.id}
                  view="overdue"
                  count={person.overdue}
                  words="past 24 hours, not yet answered"
                />
                <LateWork of={person.id} view="steps" count={person.steps} words="late, due today or not planned" />
              </div>
              <Form
                method="post"
                className="flex flex-wrap items-end gap-3 col-span-2 max-md:col-span-1"
                key={workInWords(person)}
              >
                <input type="hidden" name="from" value={person.id} />
                <TakerField of={person.id} names={names} label="Goes to" required />
                <DeskButton name="do" value="hand-over" label="Hand over all" look={isHere(person) ? 'line' : 'dark'} />
              </Form>
            </li>
          ))}
      </ul>
    </>
  );
}

interface LateWorkProps {
  /** The id of the person whose work it is. */
  of: string;
  view: InboxView;
  count: number;
  words: string;
}

/** How much of a colleague's work should be done by now, as a link to it. */
function LateWork({ of, view, count, words }: LateWorkProps) {
  return count > 0 ? (
    <Link className="block w-fit py-2.5 underline" to={deskPaths.inbox({ view, owner: of })}>
      {`${count} ${words}`}
    </Link>
  ) : null;
}
