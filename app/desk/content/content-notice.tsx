import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';

/** The result of the last click. It comes from the address, so that it shows without a script as well. */
export interface Notice {
  words: string | null;
  isProblem: boolean;
  /** A change that can be taken back. */
  change: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param unseen what pages do not show of the row, as `describeUnseen` says it */
export function readNotice(query: URLSearchParams, unseen: string[] = []): Notice {
  const problem = query.get('problem');
  const change = query.get('changed');
  if (problem === 'conflict') return aProblem('Somebody has changed the same since, so nothing was undone.');
  if (problem === 'gone') return aProblem('That no longer exists. Nothing was changed.');
  if (query.has('undone')) return { words: 'Undone.', isProblem: false, change: null };
  if (!change || !uuid.test(change)) return { words: unseen.join(' ') || null, isProblem: false, change: null };
  return { words: `Saved. ${unseen.join(' ') || 'The site shows it within seconds.'}`, isProblem: false, change };
}

const aProblem = (words: string): Notice => ({ words, isProblem: true, change: null });

export const noticeLook =
  'flex flex-wrap items-center gap-y-1 gap-x-5 my-4 py-2 px-4 border-l-3 border-gold bg-sand data-problem:border-l-alarm';

export function ContentNotice({ notice: { words, isProblem, change }, back }: { notice: Notice; back: string }) {
  if (!words) return null;
  return (
    <div className={noticeLook} role="status" data-problem={isProblem ? '' : undefined}>
      <p>{words}</p>
      {change ? (
        <ActButton values={{ intent: 'undo', change }} back={back}>
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
  back: string;
  /** The accessible name, if the button's own text does not name the row. */
  label?: string;
  look?: 'square';
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
