import { PostButton } from '#app/desk/frame/desk-button.tsx';
import { isHeld, type Judged, mayJudge } from '#app/desk/inbox/inbox.ts';

interface JudgeProps extends Judged {
  version: number;
}

export function ReleaseButton({ version, quarantine }: JudgeProps) {
  return (
    <PostButton
      fields={{ version }}
      value="release"
      look="dark"
      label={quarantine === 'spam' ? 'Not spam: release it' : 'Release it'}
    />
  );
}

export function SpamButton({ version, quarantine, isNew }: JudgeProps & { isNew: boolean }) {
  if (!mayJudge({ quarantine, isNew }, 'spam')) return null;
  return <PostButton fields={{ version }} value="spam" label="It is spam" />;
}

export function HeldReasons({ quarantine, reasons }: Judged & { reasons: string[] }) {
  if (!isHeld({ quarantine }) || reasons.length === 0) return null;
  return <p className="mb-6 text-alarm font-medium">{`Held back because: ${reasons.join(', ')}. No mail went out.`}</p>;
}
