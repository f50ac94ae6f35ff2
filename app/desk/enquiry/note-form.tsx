import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

/** A form that adds a note for colleagues. */
export function NoteForm() {
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const isSending = state === 'loading' && formData?.has('note');
  useEffect(() => {
    if (isSending) return () => form.current?.reset();
    return undefined;
  }, [isSending]);
  return (
    <Form method="post" className="note-form" ref={form}>
      <label htmlFor="note">Add a note</label>
      <textarea id="note" name="note" rows={3} maxLength={4000} required className="field-box" />
      <button type="submit" className="desk-button">
        Add
      </button>
    </Form>
  );
}
