import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';

interface ActButtonProps {
  /** What is to be done, as the action reads it. */
  values: Record<string, string>;
  /** Where the person goes on afterwards. */
  back: string;
  /** Where the button's own words do not say of what. */
  label?: string;
  look?: 'quiet' | 'square';
  disabled?: boolean;
  children: ReactNode;
}

/** One click that changes something: a form of its own, so that it works without a script. */
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
