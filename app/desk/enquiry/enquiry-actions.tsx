import { Form } from 'react-router';
import { DeskButton, PostButton } from '#app/desk/frame/desk-button.tsx';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { Options } from '#app/desk/frame/options.tsx';
import { isHeld, type LeadStatus, statusLabels } from '#app/desk/inbox/inbox.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { actInWords, momentInEnglish } from '#app/family/family-acts.ts';
import { ReleaseButton, SpamButton } from './change-buttons.tsx';
import { type EnquiryDetail, lostReasonLabels, visitAsked } from './enquiry-change.ts';
import { nextStatuses } from './lead-status-changes.ts';
import { timelineWords } from './timeline.tsx';

const moveLabels: Record<LeadStatus, string> = {
  new: 'New again',
  contacted: 'I have contacted them',
  qualified: 'Qualified',
  converted: 'Converted: confirmed',
  lost: 'Lost: cancelled',
};

interface EnquiryActionsProps {
  enquiry: EnquiryDetail;
  owners: Record<string, string>;
  canOwn: string[];
  me: string;
  /** Whether a function of it is definite, so that it can be converted. */
  isDefinite: boolean;
}

/** The buttons that an enquiry's status allows. Each is a form of its own and works without a script. */
export function EnquiryActions({ enquiry, owners, canOwn, me, isDefinite }: EnquiryActionsProps) {
  const { version, status, quarantine, owner, undoable, answeredAt } = enquiry;
  const visit = isHeld({ quarantine }) ? null : visitAsked(enquiry.timeline);
  const proposed = (isDefinite && statusOfDefinite(status)) || nextStatuses[status][0];
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      {isDefinite ? <p>{definiteWords(status)}</p> : null}
      <div className="change-row">
        {isHeld({ quarantine }) ? (
          <ReleaseButton version={version} quarantine={quarantine} />
        ) : (
          nextStatuses[status].map((to) =>
            to === 'lost' ? (
              <LostForm key={to} version={version} />
            ) : (
              <PostButton
                key={to}
                fields={{ version, to }}
                value="move"
                look={to === proposed ? 'dark' : 'line'}
                label={moveLabels[to]}
              />
            ),
          )
        )}
        {answeredAt === null && status !== 'new' && !isHeld({ quarantine }) ? (
          <PostButton fields={{ version }} value="answered" look="dark" label="I have answered them" />
        ) : null}
        <SpamButton version={version} quarantine={quarantine} isNew={status === 'new'} />
      </div>
      {visit ? (
        <DeskNotice tone="calm">
          <p className="mb-3">{actInWords(null, visit)}</p>
          <div className="change-row">
            {(visit.wishes ?? []).map((when) => (
              <PostButton
                key={when}
                fields={{ version, when }}
                value="visit"
                label={`Agree on ${momentInEnglish(when)}`}
              />
            ))}
          </div>
        </DeskNotice>
      ) : null}
      <div className="change-row">
        {owner === me ? null : <PostButton fields={{ version, owner: me }} value="assign" label="Take it" />}
        <Form method="post" className="flex flex-wrap items-center gap-3" key={`${version}`}>
          <input type="hidden" name="version" value={version} />
          <label htmlFor="owner">Owner</label>
          <span className="choice-box">
            <select id="owner" name="owner" defaultValue={owner ?? ''}>
              <option value="">Not assigned yet</option>
              {owner && !canOwn.includes(owner) ? (
                <option value={owner}>{owners[owner] ?? 'Somebody else'}</option>
              ) : null}
              <Options of={canOwn.map((id) => [id, owners[id] ?? ''])} />
            </select>
          </span>
          <DeskButton name="change" value="assign" label="Give" />
        </Form>
      </div>
      {isHeld({ quarantine }) ? null : (
        <PostButton fields={{ version }} value="unlink" label="End the family’s private links" />
      )}
      {undoable ? (
        <PostButton
          fields={{ version }}
          value="undo"
          label={`Undo: ${timelineWords(undoable, (id) => owners[String(id)] ?? 'somebody')}`}
        />
      ) : null}
    </section>
  );
}

/** Returns the status that follows when a function of an enquiry is definite, if there is one. */
function statusOfDefinite(status: LeadStatus): LeadStatus | undefined {
  return nextStatuses[status].find((to) => to === 'converted') ?? nextStatuses[status][0];
}

function definiteWords(status: LeadStatus): string | null {
  return statusOfDefinite(status)
    ? `It is definite in the diary; the enquiry is still “${statusLabels[status]}”.`
    : null;
}

/** Proposes on the page of a definite function what its enquiry becomes. */
export function ConversionProposal({ enquiry }: { enquiry: EnquiryDetail }) {
  const { reference, version, status } = enquiry;
  const to = statusOfDefinite(status);
  if (!to) return null;
  return (
    <DeskNotice tone="calm">
      <p className="mb-3">{definiteWords(status)}</p>
      <PostButton
        formAction={deskPaths.enquiry(reference)}
        fields={{ version, to }}
        value="move"
        look="dark"
        label={moveLabels[to]}
      />
    </DeskNotice>
  );
}

function LostForm({ version }: { version: number }) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="to" value="lost" />
      <label className="choice-box" htmlFor="lost-reason">
        <span className="sr-only">Why it is lost</span>
        <select id="lost-reason" name="reason" defaultValue="" required>
          <option value="">Lost because …</option>
          <Options of={Object.entries(lostReasonLabels)} />
        </select>
      </label>
      <DeskButton name="change" value="move" label={moveLabels.lost} />
    </Form>
  );
}
