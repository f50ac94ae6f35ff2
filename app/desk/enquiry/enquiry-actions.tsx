import { Form } from 'react-router';
import { DeskButton, PostButton } from '#app/desk/frame/desk-button.tsx';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { Options } from '#app/desk/frame/options.tsx';
import { isHeld, isOpenStatus, type LeadStatus, lacksStep, statusLabels } from '#app/desk/inbox/inbox.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { actInWords, momentInEnglish } from '#app/family/family-acts.ts';
import type { Day } from '#app/language/dates.ts';
import { ReleaseButton, SpamButton } from './change-buttons.tsx';
import { type EnquiryDetail, lostReasonLabels, visitAsked, type WrongStep } from './enquiry-change.ts';
import { nextStatuses } from './lead-status-changes.ts';
import { proposedDay, stepInWords, stepLabels } from './next-step.ts';
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
  today: Day;
  /** The last days of the dates that are held for it. */
  heldUntil: Day[];
  /** A step that was typed and cannot be right. */
  wrong: WrongStep | undefined;
  /** Whether a function of it is definite, so that it can be converted. */
  isDefinite: boolean;
}

/** The buttons that an enquiry's status allows. Each is a form of its own and works without a script. */
export function EnquiryActions({ enquiry, owners, canOwn, me, isDefinite, ...steps }: EnquiryActionsProps) {
  const { version, status, quarantine, owner, undoable } = enquiry;
  const visit = isHeld({ quarantine }) ? null : visitAsked(enquiry.timeline);
  const proposed = (isDefinite && statusOfDefinite(status)) || nextStatuses[status][0];
  return (
    <section className="enquiry-actions grid gap-4 mb-8" aria-label="Next steps">
      {isDefinite ? <p>{definiteWords(status)}</p> : null}
      {isHeld({ quarantine }) || !isOpenStatus(status) ? null : <StepForm enquiry={enquiry} {...steps} />}
      <div className="change-row">
        {isHeld({ quarantine }) ? (
          <ReleaseButton version={version} quarantine={quarantine} />
        ) : (
          nextStatuses[status].map((to) =>
            to === 'contacted' && status === 'new' ? null : to === 'lost' ? (
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
      <div className="change-row">
        {undoable ? (
          <PostButton
            fields={{ version }}
            value="undo"
            label={`Undo: ${timelineWords(undoable, (id) => owners[String(id)] ?? 'somebody')}`}
          />
        ) : null}
        {isHeld({ quarantine }) ? null : (
          <PostButton fields={{ version }} value="unlink" label="End the family’s private links" />
        )}
      </div>
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

/** Says what is done next. The first answer, and one to what the family changed since, is noted in the same press. */
function StepForm({
  enquiry,
  today,
  heldUntil,
  wrong,
}: Pick<EnquiryActionsProps, 'enquiry' | 'today' | 'heldUntil' | 'wrong'>) {
  const { version, status, answeredAt, step } = enquiry;
  const stands = { step_kind: step?.kind, step_on: step?.on, step_at: step?.at, step_words: step?.words };
  const typed: Record<string, string | null | undefined> = wrong?.typed ?? stands;
  const answers = status === 'new' ? 'move' : answeredAt === null ? 'answered' : null;
  return (
    <div className="step">
      {step ? (
        <p className="text-[1.125rem]">{`Next: ${stepInWords(step)}`}</p>
      ) : lacksStep(enquiry) ? (
        <p className="text-alarm font-medium">Nothing is planned next.</p>
      ) : (
        <p className="text-quiet">And next:</p>
      )}
      {wrong ? <p className="text-alarm font-medium" role="alert">{`${wrong.problem}.`}</p> : null}
      <Form method="post" className="change-row" key={`${version} ${wrong?.problem}`}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="to" value="contacted" />
        <label className="choice-box" htmlFor="step-kind">
          <span className="sr-only">What is done next</span>
          <select id="step-kind" name="step_kind" defaultValue={typed.step_kind ?? 'call'}>
            <Options of={Object.entries(stepLabels)} />
          </select>
        </label>
        <label htmlFor="step-on" className="sr-only">
          On which day
        </label>
        <input
          id="step-on"
          type="date"
          name="step_on"
          min={today}
          required
          className="step-field"
          defaultValue={typed.step_on ?? proposedDay(today, heldUntil)}
        />
        <label htmlFor="step-at" className="sr-only">
          At what time, if that is known
        </label>
        <input id="step-at" type="time" name="step_at" className="step-field" defaultValue={typed.step_at ?? ''} />
        <label htmlFor="step-words" className="sr-only">
          A few words
        </label>
        <input
          id="step-words"
          name="step_words"
          className="step-field"
          placeholder="A few words"
          autoComplete="off"
          defaultValue={typed.step_words ?? ''}
        />
        {answers ? (
          <DeskButton
            name="change"
            value={answers}
            look="dark"
            label={answers === 'move' ? moveLabels.contacted : 'I have answered them'}
          />
        ) : null}
        <DeskButton name="change" value="step" look={lacksStep(enquiry) ? 'dark' : 'line'} label="Set the next step" />
      </Form>
      {step ? <PostButton fields={{ version }} value="done" label="It is done" /> : null}
    </div>
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
