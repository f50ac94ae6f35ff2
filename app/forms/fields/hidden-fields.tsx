interface HiddenFieldsProps {
  submissionId: string;
  campaign: string;
}

/** The fields that a form's script fills in (they stay empty without it), and a trap for programs. */
export function HiddenFields({ submissionId, campaign }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="submission_id" value={submissionId} readOnly />
      <input type="hidden" name="campaign" value={campaign} readOnly />
      <Honeypot />
    </>
  );
}

/** No person sees or reaches this field. Only a program fills it in, and the spam filter counts that. */
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
