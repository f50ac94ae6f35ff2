import { data, redirect } from 'react-router';
import { applicationSubject } from '#app/careers/server/applicant-mail.server.ts';
import { HeldReasons } from '#app/desk/enquiry/change-buttons.tsx';
import { ChangeNotice } from '#app/desk/enquiry/change-notice.tsx';
import { ContactBar } from '#app/desk/enquiry/contact-bar.tsx';
import { readVersion } from '#app/desk/enquiry/enquiry-change.ts';
import { NoteForm, readNote } from '#app/desk/enquiry/note-form.tsx';
import { PersonForm } from '#app/desk/enquiry/person-form.tsx';
import { preparedApplicationWords, preparedDecision, preparedReplies } from '#app/desk/enquiry/prepared-replies.ts';
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
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatDay, todayInIndia } from '#app/language/dates.ts';
import { formatPhone } from '#app/language/format-phone.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/application-route.ts';
import { ApplicationActions } from './application-actions.tsx';
import { type PreparedMail, readDecision } from './application-decision.ts';
import { applicationLabels } from './application-labels.ts';

const nothing = () => new Response('There is no such application.', { status: 404 });

const noAnswer = { result: undefined, wrong: undefined, longNote: undefined };

export async function loader({ request, params: { reference }, context }: Route.LoaderArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const application = await desk.application(principal, reference);
  if (!application) throw nothing();
  // The site lists its hotels to everybody.
  const houses = await desk.names({ ...principal, properties: 'all' }, { also: [application.property] });
  const { name: author } = principal;
  const mail = (kind: 'rejection' | 'invitation'): PreparedMail => ({
    subject: applicationSubject(application),
    words: preparedDecision(kind, application, author),
  });
  const mayForget = canOpen(principal, 'staff');
  const asked = new URL(request.url).searchParams.get('person');
  return {
    application,
    replies: preparedReplies(
      application,
      (language) => preparedApplicationWords(application, author, language),
      (language) => applicationSubject({ reference, language }),
    ),
    mails: { rejection: mail('rejection'), invitation: mail('invitation') },
    houses: { properties: houses.properties, hasMore: houses.hasMore },
    mayForget,
    records: mayForget && asked ? await desk.personRecords(principal, reference) : null,
    problem: asked === 'wrong' || asked === 'none' ? (asked as 'wrong' | 'none') : null,
    now: new Date(),
  };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const form = await readPostedForm(request);
  const note = readNote(form);
  if ('problem' in note) return data({ ...noAnswer, longNote: note }, { status: 422 });
  if (note.value) {
    if (!(await desk.noteApplication(principal, reference, note.value))) throw nothing();
    throw redirect(deskPaths.application(reference), 303);
  }
  const version = readVersion(form);
  const kind = String(form.get('change'));
  if (version === null) throw new Response('That is no change of an application.', { status: 400 });
  const seen = { reference, version };
  const change = () => {
    switch (kind) {
      case 'decide':
      case 'decide-silently': {
        const decision = readDecision(form, todayInIndia());
        return 'problem' in decision ? decision : desk.moveApplication(principal, { ...seen, ...decision });
      }
      case 'undo':
        return desk.undoApplication(principal, seen);
      case 'move':
        return desk.moveApplication(principal, { ...seen, to: String(form.get('to')) });
      case 'done':
        return desk.moveApplication(principal, { ...seen, to: 'shortlisted', interview: null });
      case 'spam':
        return desk.judgeApplication(principal, { ...seen, to: 'spam' });
      case 'release':
        return desk.judgeApplication(principal, { ...seen, to: 'released' });
      default:
        throw new Response('That is no change of an application.', { status: 400 });
    }
  };
  const result = await change();
  if ('problem' in result) return data({ ...noAnswer, wrong: result }, { status: 422 });
  if (result.kind === 'gone') throw nothing();
  if (result.kind === 'done') throw redirect(deskPaths.application(reference), 303);
  return data({ ...noAnswer, result }, { status: 409 });
}

export const shouldRevalidate = reloadAfterConflict;

export const meta: Route.MetaFunction = ({ params }) => deskMeta(params.reference);

/** The page of one application: the applicant, the position, the CV and the history. */
export default function DeskApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { application, replies, mails, houses, mayForget, records, problem, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const { reference, name, email, phone, position } = application;
  return (
    <>
      <TextLink to={deskPaths.applications()}>All applications</TextLink>
      <DeskHeading title={name}>
        <ContactBar {...replies} />
      </DeskHeading>
      <ChangeNotice result={answer?.result} now={now} />
      <div className="enquiry-state">
        <p className="text-[1.125rem] font-semibold">{reference}</p>
        {isHeld(application) ? null : <AnswerDeadline row={application} now={now} />}
        <StateLine version={application.version}>
          <StatusMark {...application} label={applicationLabels[application.status]} />
        </StateLine>
        <PreferredLanguage of={application} />
        <p>
          {`Kept until ${formatDay(application.keptUntil)}${mayForget ? '' : '; an administrator can erase it sooner'}`}
        </p>
      </div>
      <HeldReasons {...application} />
      <div className="enquiry-columns grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-10 gap-x-[clamp(2rem,4vw,4.5rem)] max-lg:grid-cols-1">
        <div>
          <ApplicationActions application={application} mails={mails} houses={houses} wrong={answer?.wrong} now={now} />
          <FactList
            facts={[
              ['Position', position],
              [
                'Hotel',
                application.property && (houses.properties[application.property]?.name ?? application.property),
              ],
              ['Telephone', formatPhone(phone)],
              ['E-mail', email],
              [
                'Address',
                <span key="address" className="whitespace-pre-line">
                  {application.address}
                </span>,
              ],
            ]}
          />
          <blockquote className="guest-words">{application.motivation}</blockquote>
          {application.coverLetter ? <blockquote className="guest-words">{application.coverLetter}</blockquote> : null}
          {mayForget ? <PersonForm of="applications" {...{ reference, records, problem, now }} /> : null}
        </div>
        <section aria-labelledby="timeline">
          <h2 id="timeline">History</h2>
          <NoteForm refused={answer?.longNote} />
          <Timeline entries={application.timeline} owners={{}} now={now} sender="applicant" />
        </section>
      </div>
    </>
  );
}
