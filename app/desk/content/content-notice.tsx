import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';

/** The result of the last click. It comes from the address, so that it shows without a script as well. */
export interface Notice {
  /** A change that can be taken back. */
  changed: string | null;
  undone: boolean;
  problem: 'conflict' | 'gone' | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readNotice(query: URLSearchParams): Notice {
  const changed = query.get('changed');
  const problem = query.get('problem');
  return {
    changed: changed && uuid.test(changed) ? changed : null,
    undone: query.has('undone'),
    problem: problem === 'conflict' || problem === 'gone' ? problem : null,
  };
}

const problems = {
  conflict: 'Somebody has changed the same since, so nothing was undone.',
  gone: 'That no longer exists. Nothing was changed.',
};

/** Tells what happened, and offers to undo it. */
export function ContentNotice({ notice, back }: { notice: Notice; back: string }) {
  const words = notice.problem
    ? problems[notice.problem]
    : notice.undone
      ? 'Undone.'
      : notice.changed
        ? 'Saved. The site shows it within seconds.'
        : null;
  if (!words) return null;
  return (
    <div
      className="flex flex-wrap items-center gap-y-1 gap-x-5 my-4 py-2 px-4 border-l-3 border-gold bg-sand data-problem:border-l-alarm"
      role="status"
      data-problem={notice.problem ? '' : undefined}
    >
      <p>{words}</p>
      {notice.changed && !notice.undone ? (
        <ActButton values={{ intent: 'undo', change: notice.changed }} back={back}>
          Undo
        </ActButton>
      ) : null}
      <a href={deskPaths.contentChanges()} className="content-link">
        All changes
      </a>
    </div>
  );
}

interface ActButtonProps {
  /** The fields that tell the action what to do. */
  values: Record<string, string>;
  /** The page to return to. */
  back: string;
  /** The accessible name, if the button's own text does not name the row. */
  label?: string;
  look?: 'quiet' | 'square';
  disabled?: boolean;
  children: ReactNode;
}

/** A button that makes one change. It is a form of its own, so that it works without a script. */
export function ActButton({ values, back, label, look, disabled, children }: ActButtonProps) {
  return (
    <Form method="post" action={deskPaths.contentAct()} className="act inline-block" preventScrollReset>
      <input type="hidden" name="back" value={back} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="act-button hover:border-night data-[look=square]:grid data-[look=square]:place-items-center data-[look=square]:w-11 data-[look=square]:p-0 disabled:border-transparent disabled:opacity-30 disabled:[cursor:default]"
        data-look={look}
        aria-label={label}
        disabled={disabled}
      >
        {children}
      </button>
    </Form>
  );
}
