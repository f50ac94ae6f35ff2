import { type CvScan, isCvHeld } from '#app/careers/cv-scan.ts';
import { ReleaseButton, SpamButton } from '#app/desk/enquiry/change-buttons.tsx';
import type { TimelineEntry } from '#app/desk/enquiry/enquiry-change.ts';
import { timelineWords } from '#app/desk/enquiry/timeline.tsx';
import { PostButton } from '#app/desk/frame/desk-button.tsx';
import { isHeld } from '#app/desk/inbox/inbox.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { applicationLabels } from './application-labels.ts';
import { type ApplicationRow, nextApplicationStatuses } from './application-status-changes.ts';

interface ApplicationActionsProps {
  application: ApplicationRow & {
    version: number;
    cvName: string | null;
    cvScan: CvScan;
    cvFinding: string | null;
    undoable: TimelineEntry | null;
  };
}

/** The buttons that an application's status allows. Each is a form of its own and works without a script. */
export function ApplicationActions({ application }: ApplicationActionsProps) {
  const { reference, version, status, quarantine, undoable } = application;
  const isHeldBack = isCvHeld(application.cvScan);
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      <div className="change-row">
        {isHeld({ quarantine }) ? (
          <ReleaseButton version={version} quarantine={quarantine} />
        ) : (
          nextApplicationStatuses(status).map((to, index) => (
            <PostButton
              key={to}
              fields={{ version, change: 'move' }}
              name="to"
              value={to}
              look={index === 0 ? 'dark' : 'line'}
              label={applicationLabels[to]}
            />
          ))
        )}
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
    </section>
  );
}

/** Tells staff why a CV cannot be downloaded. `finding` is the virus scanner's name for what it found. */
export function cvRefusal(scan: CvScan, finding?: string | null): string {
  if (scan !== 'infected') return 'The CV can be opened once the virus scanner has checked it.';
  return `The CV cannot be opened: the virus scanner found ${finding ?? 'something'} in it. Ask for another one.`;
}
