import { Form } from 'react-router';
import { Options } from '#app/desk/frame/options.tsx';
import { PostButton } from '#app/desk/frame/post-button.tsx';
import { isHeld, type LeadStatus } from '#app/desk/inbox/inbox.ts';
import { ReleaseButton, SpamButton } from './change-buttons.tsx';
import { type EnquiryDetail, lostReasonLabels } from './enquiry-change.ts';
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
}

/** The buttons that an enquiry's status allows. Each is a form of its own and works without a script. */
export function EnquiryActions({ enquiry, owners, canOwn, me }: EnquiryActionsProps) {
  const { version, status, quarantine, owner, undoable } = enquiry;
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      <div className="change-row">
        {isHeld({ quarantine }) ? (
          <ReleaseButton version={version} quarantine={quarantine} />
        ) : (
          nextStatuses[status].map((to, index) =>
            to === 'lost' ? (
              <LostForm key={to} version={version} />
            ) : (
              <PostButton
                key={to}
                fields={{ version, to }}
                name="change"
                value="move"
                look={index === 0 ? 'dark' : 'line'}
              >
                {moveLabels[to]}
              </PostButton>
            ),
          )
        )}
        <SpamButton version={version} quarantine={quarantine} isNew={status === 'new'} />
      </div>
      <div className="change-row">
        {owner === me ? null : (
          <PostButton fields={{ version, owner: me }} name="change" value="assign">
            Take it
          </PostButton>
        )}
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
          <button type="submit" name="change" value="assign" className="desk-button">
            Give
          </button>
        </Form>
      </div>
      {undoable ? (
        <PostButton fields={{ version }} name="change" value="undo">
          {`Undo: ${timelineWords(undoable, (id) => owners[String(id)] ?? 'somebody')}`}
        </PostButton>
      ) : null}
    </section>
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
      <button type="submit" name="change" value="move" className="desk-button">
        {moveLabels.lost}
      </button>
    </Form>
  );
}
