import { type CvScan, isCvHeld } from '#app/careers/cv-scan.ts';
import { ReleaseButton, SpamButton } from '#app/desk/enquiry/change-buttons.tsx';
import type { TimelineEntry } from '#app/desk/enquiry/enquiry-change.ts';
import { timelineWords } from '#app/desk/enquiry/timeline.tsx';
import { PostButton } from '#app/desk/frame/desk-button.tsx';
import type { PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { isHeld } from '#app/desk/inbox/inbox.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { momentInEnglish } from '#app/family/family-acts.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { PreparedMail, WrongDecision } from './application-decision.ts';
import { applicationLabels } from './application-labels.ts';
import {
  type ApplicationRow,
  type ApplicationStatus,
  applicationSteps,
  isInterviewLate,
  nextApplicationStatuses,
} from './application-status-changes.ts';
import { DecisionForm } from './decision-form.tsx';

interface ApplicationActionsProps {
  application: ApplicationRow & {
    version: number;
    language: string;
    cvName: string | null;
    cvScan: CvScan;
    cvFinding: string | null;
    undoable: TimelineEntry | null;
  };
  mails: Record<'rejection' | 'invitation', PreparedMail>;
  houses: PropertyChoice;
  wrong: WrongDecision | undefined;
  now: Date;
}

/** The buttons that an application's status allows. Each is a form of its own and works without a script. */
export function ApplicationActions({ application, mails, houses, wrong, now }: ApplicationActionsProps) {
  const { reference, version, status, quarantine, undoable } = application;
  const isHeldBack = isCvHeld(application.cvScan);
  const decision = { application, houses, today: todayInIndia(now), wrong };
  const mayBecome = (to: ApplicationStatus) =>
    !isHeld({ quarantine }) && (status === to || applicationSteps(status, to).length > 0);
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      <Interview application={application} now={now} />
      <div className="change-row">
        {isHeld({ quarantine }) ? (
          <ReleaseButton version={version} quarantine={quarantine} />
        ) : (
          nextApplicationStatuses(status)
            .filter((to) => to !== 'rejected')
            .map((to) => (
              <PostButton
                key={to}
                fields={{ version, change: 'move' }}
                name="to"
                value={to}
                look="dark"
                label={applicationLabels[to]}
              />
            ))
        )}
        {mayBecome('shortlisted') ? <DecisionForm {...decision} mail={mails.invitation} isInvitation /> : null}
        {status !== 'rejected' && mayBecome('rejected') ? (
          <DecisionForm {...decision} mail={mails.rejection} isInvitation={false} />
        ) : null}
        <SpamButton version={version} quarantine={quarantine} isNew={status === 'new'} />
        {application.hasCv && !isHeldBack ? (
          <a className="desk-button" href={deskPaths.cv(reference)} download>
            {`Open the CV (${application.cvName ?? 'file'})`}
          </a>
        ) : null}
      </div>
      {application.hasCv ? null : <p>There was no room for the CV. The applicant is asked to send it by e-mail.</p>}
      {application.hasCv && isHeldBack ? <p>{cvRefusal(application.cvScan, application.cvFinding)}</p> : null}
      {undoable ? (
        <PostButton fields={{ version }} value="undo" label={`Undo: ${timelineWords(undoable, String)}`} />
      ) : null}
      {undoable?.after?.mail ? (
        <p className="text-quiet">The mail is stopped if it still waits. One that went out cannot be taken back.</p>
      ) : null}
    </section>
  );
}

/** When the applicant comes; whoever talked with them notes that it is over. */
function Interview({ application, now }: Pick<ApplicationActionsProps, 'application' | 'now'>) {
  const { version, status, interviewAt } = application;
  if (status !== 'shortlisted' || !interviewAt) return null;
  const moment = momentInEnglish(interviewAt.toISOString());
  const isLate = isInterviewLate(application, now);
  return (
    <div className="change-row">
      <p className={isLate ? 'text-alarm font-medium' : 'text-[1.125rem]'}>
        {isLate ? `The interview was on ${moment}. What comes of it is not noted yet.` : `Interview: ${moment}`}
      </p>
      <PostButton fields={{ version }} value="done" label={isLate ? 'It is over' : 'It is over, or called off'} />
    </div>
  );
}

/** Tells staff why a CV cannot be downloaded. `finding` is the virus scanner's name for what it found. */
export function cvRefusal(scan: CvScan, finding?: string | null): string {
  if (scan !== 'infected') return 'The CV can be opened once the virus scanner has checked it.';
  return `The CV cannot be opened: the virus scanner found ${finding ?? 'something'} in it. Ask for another one.`;
}
