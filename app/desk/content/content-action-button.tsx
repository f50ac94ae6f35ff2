import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';

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
    <Form method="post" action={deskPaths.contentAct()} className="act" preventScrollReset>
      <input type="hidden" name="back" value={back} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="act-button" data-look={look} aria-label={label} disabled={disabled}>
        {children}
      </button>
    </Form>
  );
}
