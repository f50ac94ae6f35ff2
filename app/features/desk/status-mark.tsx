import type { InboxRow } from '#domain/inbox.ts';
import { statusLabels } from './desk-labels.ts';

/** Where an enquiry stands: a mark that fills as it goes on, and the word. */
export function StatusMark({ status, quarantine }: Pick<InboxRow, 'status' | 'quarantine'>) {
  const isHeld = quarantine === 'held' || quarantine === 'spam';
  return (
    <span className="status-mark" data-status={isHeld ? 'held' : status}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path className="status-shape" d="M6 .8 11.200 6 6 11.200.8 6z" />
        <path className="status-half" d="M6 .8V11.200L.8 6z" />
      </svg>
      {quarantine === 'held' ? 'Held back' : quarantine === 'spam' ? 'Spam' : statusLabels[status]}
    </span>
  );
}
