import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { InboxFilter, InboxRow } from './inbox.ts';

/** What became of taking one from the inbox. */
export interface Taken {
  reference: string;
  result: ChangeResult;
}

/** The rows share one: what became of the last one is said above them. */
export function useTaking() {
  return useFetcher<{ taken?: Taken }>({ key: 'take' });
}

interface TakeButtonProps {
  row: InboxRow;
  filter: InboxFilter;
  /** Whose it becomes. */
  me: string;
}

/** Makes an enquiry one's own without leaving the inbox. */
export function TakeButton({ row, filter, me }: TakeButtonProps) {
  const { Form } = useTaking();
  return (
    <Form method="post" action={deskPaths.inboxAct({ ...filter })} onSubmit={focusRow}>
      <input type="hidden" name="reference" value={row.reference} />
      <input type="hidden" name="version" value={row.version} />
      <input type="hidden" name="owner" value={me} />
      <button type="submit" name="change" value="assign" className="take" aria-label={`Take ${row.reference}`}>
        Take
      </button>
    </Form>
  );
}

/** The button goes with what it does; the keyboard stays in its row. */
function focusRow({ currentTarget }: FormEvent<HTMLFormElement>): void {
  currentTarget.closest('.inbox-row')?.querySelector<HTMLElement>('.inbox-link')?.focus();
}
