import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { type ApplicationRow, applicationMovesFrom } from '#domain/application-moves.ts';
import { type CvScan, isCvHeld } from '#domain/cv-scan.ts';
import type { TimelineEntry } from '#domain/enquiry-change.ts';
import { isHeld } from '#domain/inbox.ts';
import { applicationLabels } from './application-labels.ts';
import { ChangeButton } from './change-button.tsx';
import { heldCv } from './held-cv.ts';
import { ReleaseButton, SpamButton } from './judge-buttons.tsx';
import { timelineWords } from './timeline-words.ts';

interface ApplicationActionsProps {
  application: ApplicationRow & {
    version: number;
    cvName: string | null;
    cvScan: CvScan;
    cvFinding: string | null;
    undoable: TimelineEntry | null;
  };
}

/** What can be done with an application as it stands; each button posts by itself, with or without a script. */
export function ApplicationActions({ application }: ApplicationActionsProps) {
  const { reference, version, status, quarantine, undoable } = application;
  const isHeldBack = isCvHeld(application.cvScan);
  return (
    <section className="enquiry-actions" aria-label="What to do">
      <div className="change-row">
        {isHeld({ quarantine }) ? (
          <ReleaseButton version={version} quarantine={quarantine} />
        ) : (
          applicationMovesFrom(status).map((to, index) => (
            <Form method="post" key={to}>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="change" value="move" />
              <button
                type="submit"
                name="to"
                value={to}
                className={index === 0 ? 'desk-button desk-button-dark' : 'desk-button'}
              >
                {applicationLabels[to]}
              </button>
            </Form>
          ))
        )}
        <SpamButton version={version} quarantine={quarantine} isNew={status === 'new'} />
        {application.hasCv && !isHeldBack ? (
          <a className="desk-button" href={deskPaths.cv(reference)} download>
            {`Open the CV (${application.cvName ?? 'file'})`}
          </a>
        ) : null}
      </div>
      {application.hasCv && isHeldBack ? <p>{heldCv(application.cvScan, application.cvFinding)}</p> : null}
      {undoable ? (
        <ChangeButton version={version} change={{ kind: 'undo' }}>
          {`Undo: ${timelineWords(undoable, String)}`}
        </ChangeButton>
      ) : null}
    </section>
  );
}
