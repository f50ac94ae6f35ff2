import { isHeld, type Judged } from '#app/desk/inbox/inbox.ts';

interface StatusMarkProps extends Judged {
  status: string;
  /** Its word. */
  label: string;
}

/** Where an enquiry stands: a mark that fills as it goes on, and the word. */
export function StatusMark({ status, label, quarantine }: StatusMarkProps) {
  return (
    <span className="status-mark" data-status={isHeld({ quarantine }) ? 'held' : status}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path className="status-shape" d="M6 .8 11.200 6 6 11.200.8 6z" />
        <path className="status-half" d="M6 .8V11.200L.8 6z" />
      </svg>
      {quarantine === 'held' ? 'Held back' : quarantine === 'spam' ? 'Spam' : label}
    </span>
  );
}
