import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { EnquiryChange } from './enquiry-change.ts';

interface ChangeButtonProps {
  /** The version that was on the screen, so that a newer change is not overwritten. */
  version: number;
  change: EnquiryChange;
  look?: 'dark' | 'line';
  children: ReactNode;
}

/** A button that makes one change, as a form of its own. */
export function ChangeButton({ version, change, look = 'line', children }: ChangeButtonProps) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      {change.kind === 'move' ? <input type="hidden" name="to" value={change.to} /> : null}
      {change.kind === 'assign' ? <input type="hidden" name="owner" value={change.owner ?? ''} /> : null}
      <button
        type="submit"
        name="change"
        value={change.kind}
        className={look === 'dark' ? 'desk-button desk-button-dark' : 'desk-button'}
      >
        {children}
      </button>
    </Form>
  );
}
