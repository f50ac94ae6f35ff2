import { isHeld, type Judged } from '#app/desk/inbox/inbox.ts';

interface StatusMarkProps extends Judged {
  status: string;
  label: string;
}

/** A status as a mark that fills from step to step, with its label. */
export function StatusMark({ status, label, quarantine }: StatusMarkProps) {
  return (
    <span
      className="status-mark inline-flex items-center gap-2 group/status-mark"
      data-status={isHeld({ quarantine }) ? 'held' : status}
    >
      <svg className="flex-none size-3" viewBox="0 0 12 12" aria-hidden="true">
        <path
          className="fill-none stroke-deep group-data-[status=converted]/status-mark:fill-deep group-data-[status=held]/status-mark:[stroke-dasharray:2_2] group-data-[status=lost]/status-mark:[stroke-dasharray:2_2]"
          d="M6 .8 11.200 6 6 11.200.8 6z"
        />
        <path
          className="fill-none group-data-[status=qualified]/status-mark:fill-deep group-data-[status=contacted]/status-mark:fill-deep"
          d="M6 .8V11.200L.8 6z"
        />
      </svg>
      {quarantine === 'held' ? 'Held back' : quarantine === 'spam' ? 'Spam' : label}
    </span>
  );
}
