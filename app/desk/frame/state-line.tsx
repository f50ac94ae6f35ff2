import { type ReactNode, useEffect, useRef } from 'react';

interface StateLineProps {
  /** Goes up with each change. */
  version: number;
  children: ReactNode;
}

/**
 * How something stands: read out whenever that changes. The button that changed it is often gone with it; then the
 * keyboard goes on from here and not from the top of the page.
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
    <div className="state-line" role="status" tabIndex={-1} ref={line}>
      {children}
    </div>
  );
}
