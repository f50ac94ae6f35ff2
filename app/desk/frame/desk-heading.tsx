import type { ReactNode } from 'react';

/** The name of a page of the desk, and beside it what can be done there. */
export function DeskHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="desk-heading">
      <h1>{title}</h1>
      {children ? <div className="desk-actions">{children}</div> : null}
    </div>
  );
}
