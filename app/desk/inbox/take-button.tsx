import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { InboxFilter, InboxRow } from './inbox.ts';

/** The result of taking an enquiry from the inbox. */
export interface Taken {
  reference: string;
  result: ChangeResult;
}

/** All rows share one fetcher, so that the result of the last one is shown above them. */
export function useTaking() {
  return useFetcher<{ taken?: Taken }>({ key: 'take' });
}

interface TakeButtonProps {
  row: InboxRow;
  filter: InboxFilter;
  /** The id of the person it is assigned to. */
  me: string;
}

/** Assigns an enquiry to oneself without leaving the inbox. */
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

/** Moves the keyboard focus to the row, since the pressed button disappears. */
function focusRow({ currentTarget }: FormEvent<HTMLFormElement>): void {
  currentTarget.closest('.inbox-row')?.querySelector<HTMLElement>('.inbox-link')?.focus();
}
