import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

const refreshMs = 500;

/** Shows what fits a moment after the last change of a plan's form, as its button does without a script. */
export function usePlanRefresh(
  form: RefObject<HTMLFormElement | null>,
  show: (form: HTMLFormElement) => unknown,
): () => void {
  const { formMethod } = useNavigation();
  const isPosting = useRef(false);
  useEffect(() => {
    isPosting.current = formMethod === 'POST';
  }, [formMethod]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const sent = form.current;
    const stop = () => clearTimeout(timer.current);
    sent?.addEventListener('submit', stop);
    return () => {
      stop();
      sent?.removeEventListener('submit', stop);
    };
  }, [form]);
  return function refresh() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // While the form is being sent, this waits for its answer.
      if (isPosting.current) refresh();
      else if (form.current?.checkValidity()) show(form.current);
    }, refreshMs);
  };
}
