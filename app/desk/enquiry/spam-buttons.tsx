import { isHeld, type Judged, mayJudge } from '#app/desk/inbox/inbox.ts';
import { ChangeButton } from './change-button.tsx';

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
