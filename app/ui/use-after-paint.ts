import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that asks for a task to run after the next paint, so that the visitor first sees what they did. The
 * task runs once however often it is asked for before, and at once when the page is left or the component is removed.
 */
export function useAfterPaint(task: () => void): () => void {
  const latest = useRef(task);
  latest.current = task;
  const isAsked = useRef(false);

  const run = useCallback(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    latest.current();
  }, []);

  // A layout effect ends before the references of the elements are cleared, so that the task still finds them.
  useLayoutEffect(() => {
    // A page becomes hidden before it is left, reloaded or ended by its phone.
    document.addEventListener('visibilitychange', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      run();
    };
  }, [run]);

  return useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    requestAnimationFrame(() => setTimeout(run));
  }, [run]);
}
