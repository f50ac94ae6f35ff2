import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { type Reading, textRule } from '#app/forms/form-rules.ts';

/** The longest note, and the longest mail to an applicant, which stands in the history as well. */
export const longestNote = 4000;

/** Reads a note, and what was typed; null where a form has none. */
export function readNote(form: FormData): Reading<string | null> & { typed: string } {
  const typed = String(form.get('note') ?? '');
  return { typed, ...textRule(longestNote)(typed) };
}

/** Adds a note to the history of an enquiry or an application. */
export function NoteForm({ refused }: { refused: { typed: string; problem: string } | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const isSending = state === 'loading' && formData?.has('note');
  useEffect(() => {
    if (isSending) return () => form.current?.reset();
    return undefined;
  }, [isSending]);
  return (
    <Form method="post" className="note-form grid justify-items-start gap-2 mb-6" ref={form}>
      <label htmlFor="note">Add a note</label>
      <textarea
        id="note"
        name="note"
        rows={3}
        required
        defaultValue={refused?.typed}
        aria-describedby={refused ? 'note-problem' : undefined}
        className="field-box"
      />
      {refused ? (
        <p id="note-problem" className="field-error" role="alert">
          {refused.problem}
        </p>
      ) : null}
      <DeskButton label="Add" />
    </Form>
  );
}
