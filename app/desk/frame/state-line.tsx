import { type ReactNode, useEffect, useRef } from 'react';

interface StateLineProps {
  /** Grows with each change. */
  version: number;
  children: ReactNode;
}

/**
 * A status that screen readers announce whenever it changes. The pressed button is often gone afterwards; the keyboard
 * focus then moves here and not to the top of the page.
 */
export function StateLine({ version, children }: StateLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [version]);
  return (
    <div className="state-line flex flex-wrap items-center gap-y-3 gap-x-8" role="status" tabIndex={-1} ref={line}>
      {children}
    </div>
  );
}
