interface HiddenFieldsProps {
  submissionId: string;
  campaign: string;
}

/** The fields that a form's script fills in, empty where none runs, and a trap for programs. */
export function HiddenFields({ submissionId, campaign }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="submission_id" value={submissionId} readOnly />
      <input type="hidden" name="campaign" value={campaign} readOnly />
      <Honeypot />
    </>
  );
}

/** A field that no person sees or reaches: only a program fills it in, and the spam filter counts that. */
function Honeypot() {
  return (
    <p className="sr-only" aria-hidden="true">
      <label>
        Fax (leave this empty)
        <input type="text" name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
