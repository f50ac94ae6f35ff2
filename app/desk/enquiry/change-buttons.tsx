import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { isHeld, type Judged, mayJudge } from '#app/desk/inbox/inbox.ts';

interface ChangeButtonProps {
  /** The version that was on the screen, so that a newer change is not overwritten. */
  version: number;
  /** The kind of change, and the fields that it needs. */
  change: { kind: string; to?: string; owner?: string };
  look?: 'dark' | 'line';
  children: ReactNode;
}

/** A button that makes one change, as a form of its own. */
export function ChangeButton({ version, change: { kind, ...fields }, look = 'line', children }: ChangeButtonProps) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="change"
        value={kind}
        className={look === 'dark' ? 'desk-button desk-button-dark' : 'desk-button'}
      >
        {children}
      </button>
    </Form>
  );
}

interface JudgeProps extends Judged {
  version: number;
}

/** Releases an enquiry that is held back. */
export function ReleaseButton({ version, quarantine }: JudgeProps) {
  return (
    <ChangeButton version={version} change={{ kind: 'release' }} look="dark">
      {quarantine === 'spam' ? 'Not spam: release it' : 'Release it'}
    </ChangeButton>
  );
}

/** Marks an enquiry as spam, while it is held back or still new. */
export function SpamButton({ version, quarantine, isNew }: JudgeProps & { isNew: boolean }) {
  if (!mayJudge({ quarantine, isNew }, 'spam')) return null;
  return (
    <ChangeButton version={version} change={{ kind: 'spam' }}>
      It is spam
    </ChangeButton>
  );
}

/** Tells why an enquiry or application is held back. */
export function HeldReasons({ quarantine, reasons }: Judged & { reasons: string[] }) {
  if (!isHeld({ quarantine }) || reasons.length === 0) return null;
  return <p className="mb-6 text-alarm font-medium">{`Held back because: ${reasons.join(', ')}. No mail went out.`}</p>;
}
