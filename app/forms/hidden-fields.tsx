import { Honeypot } from './honeypot.tsx';

interface HiddenFieldsProps {
  submissionId: string;
  campaign: string;
}

/** What a form's script adds, empty where none runs; and a trap for programs. */
export function HiddenFields({ submissionId, campaign }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="submission_id" value={submissionId} readOnly />
      <input type="hidden" name="campaign" value={campaign} readOnly />
      <Honeypot />
    </>
  );
}
