import { data, redirect } from 'react-router';
import { HeldReasons } from '#app/desk/enquiry/change-buttons.tsx';
import { ChangeNotice } from '#app/desk/enquiry/change-notice.tsx';
import { ContactBar } from '#app/desk/enquiry/contact-bar.tsx';
import { readVersion } from '#app/desk/enquiry/enquiry-change.ts';
import { preparedApplicationWords, preparedReplies } from '#app/desk/enquiry/prepared-replies.ts';
import { Timeline } from '#app/desk/enquiry/timeline.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { reloadAfterConflict, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { PreferredLanguage } from '#app/desk/frame/preferred-language.tsx';
import { StateLine } from '#app/desk/frame/state-line.tsx';
import { StatusMark } from '#app/desk/frame/status-mark.tsx';
import { AnswerDeadline } from '#app/desk/inbox/answer-deadline.tsx';
import { isHeld } from '#app/desk/inbox/inbox.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatDay } from '#app/language/dates.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/application-route.ts';
import { ApplicationActions } from './application-actions.tsx';
import { applicationLabels } from './application-labels.ts';

const nothing = () => new Response('There is no such application.', { status: 404 });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const application = await desk.application(principal, params.reference);
  if (!application) throw nothing();
  return { application, author: principal.name, now: new Date() };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const form = await readPostedForm(request);
  const version = readVersion(form);
  if (version === null) throw new Response('That is no change of an application.', { status: 400 });
  const seen = { reference, version };
  const change = (kind: string) => {
    switch (kind) {
      case 'undo':
        return desk.undoApplication(principal, seen);
      case 'move':
        return desk.moveApplication(principal, { ...seen, to: String(form.get('to')) });
      case 'spam':
        return desk.judgeApplication(principal, { ...seen, to: 'spam' });
      case 'release':
        return desk.judgeApplication(principal, { ...seen, to: 'released' });
      default:
        throw new Response('That is no change of an application.', { status: 400 });
    }
  };
  const result = await change(String(form.get('change')));
  if (result.kind === 'gone') throw nothing();
  if (result.kind === 'done') throw redirect(deskPaths.application(reference), 303);
  return data(result, { status: 409 });
}

export const shouldRevalidate = reloadAfterConflict;

export const meta: Route.MetaFunction = ({ params }) => deskMeta(params.reference);

/** The page of one application: the applicant, the position, the CV and the history. */
export default function DeskApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { application, author, now } = loaderData;
  const result = useLastAnswer(actionData);
  const { reference, name, email, phone, position } = application;
  const replies = preparedReplies(application, (language) => preparedApplicationWords(application, author, language));
  return (
    <>
      <TextLink to={deskPaths.applications()}>All applications</TextLink>
      <DeskHeading title={name}>
        <ContactBar {...replies} />
      </DeskHeading>
      <ChangeNotice result={result} now={now} />
      <div className="enquiry-state">
        <p className="text-[1.125rem] font-semibold">{reference}</p>
        {isHeld(application) ? null : <AnswerDeadline row={application} now={now} />}
        <StateLine version={application.version}>
          <StatusMark {...application} label={applicationLabels[application.status]} />
        </StateLine>
        <PreferredLanguage of={application} />
        <p>{`Kept until ${formatDay(application.keptUntil)}`}</p>
      </div>
      <HeldReasons {...application} />
      <div className="enquiry-columns grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-10 gap-x-[clamp(2rem,4vw,4.5rem)] max-lg:grid-cols-1">
        <div>
          <ApplicationActions application={application} />
          <FactList
            facts={[
              ['Position', position],
              ['Telephone', phone],
              ['E-mail', email],
              ['Address', application.address],
            ]}
          />
          <blockquote className="guest-words">{application.motivation}</blockquote>
          {application.coverLetter ? <blockquote className="guest-words">{application.coverLetter}</blockquote> : null}
        </div>
        <section aria-labelledby="timeline">
          <h2 id="timeline">History</h2>
          <Timeline entries={application.timeline} owners={{}} now={now} sender="applicant" />
        </section>
      </div>
    </>
  );
}
