import { Form } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { PropertyBox, type PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { timeOfDay } from '#app/diary/function-times.ts';
import { addDays, type Day, todayInIndia } from '#app/language/dates.ts';
import type { PreparedMail, WrongDecision } from './application-decision.ts';
import type { ApplicationRow } from './application-status-changes.ts';

interface DecisionFormProps {
  application: Pick<ApplicationRow, 'name' | 'property' | 'interviewAt'> & { version: number; language: string };
  mail: PreparedMail;
  isInvitation: boolean;
  houses: PropertyChoice;
  today: Day;
  /** What was typed and cannot be right. */
  wrong: WrongDecision | undefined;
}

/** Rejects an applicant, or invites them, with a mail that is read over here first. It unfolds without a script too. */
export function DecisionForm({ application, mail, isInvitation, houses, today, wrong }: DecisionFormProps) {
  const { name, version, language, property, interviewAt } = application;
  const id = isInvitation ? 'invitation' : 'rejection';
  const typed = wrong?.isInvitation === isInvitation ? wrong.typed : undefined;
  const times = [
    ['Day', 'interview_on', 'date', interviewAt ? todayInIndia(interviewAt) : addDays(today, 3)],
    ['Hour', 'interview_at', 'time', interviewAt ? timeOfDay(interviewAt) : '11:00'],
  ] as const;
  return (
    <details className="open:basis-full" open={typed !== undefined} key={`${version} ${wrong?.problem}`}>
      <summary className="desk-button">
        {isInvitation ? (interviewAt ? 'Move the interview …' : 'Invite to an interview …') : 'Reject …'}
      </summary>
      <Form method="post" className="step mt-3">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="to" value={isInvitation ? 'shortlisted' : 'rejected'} />
        {typed ? <p className="text-alarm font-medium" role="alert">{`${wrong?.problem}.`}</p> : null}
        {isInvitation ? (
          <div className="change-row">
            {times.map(([label, field, type, value]) => (
              <label key={field}>
                {`${label} `}
                <input
                  type={type}
                  name={field}
                  min={type === 'date' ? today : undefined}
                  required
                  className="step-field"
                  defaultValue={typed?.[field] ?? value}
                />
              </label>
            ))}
            <label className="choice-box" htmlFor="interview-house">
              <span className="sr-only">Where</span>
              <PropertyBox
                id="interview-house"
                name="property"
                none="Where: no hotel"
                value={typed?.property ?? property}
                {...houses}
              />
            </label>
          </div>
        ) : null}
        <label htmlFor={`${id}-words`}>
          {`Mail to ${name}${language === 'hi' ? ', in Hindi' : ''}: “${mail.subject}”`}
        </label>
        <textarea
          id={`${id}-words`}
          name="words"
          lang={language}
          rows={10}
          className="field-box"
          defaultValue={typed?.words ?? mail.words}
        />
        <p className="text-quiet">
          {isInvitation
            ? 'Below it the mail has the reference, day, hour and place, and an entry for the calendar. A copy goes to the careers inbox.'
            : 'Below it the mail has the reference.'}
        </p>
        <div className="change-row">
          <DeskButton
            name="change"
            value="decide"
            look="dark"
            label={isInvitation ? 'Invite and send this mail' : 'Reject and send this mail'}
          />
          <DeskButton
            name="change"
            value="decide-silently"
            label={isInvitation ? 'Only note the interview' : 'Reject without a mail'}
          />
        </div>
      </Form>
    </details>
  );
}
