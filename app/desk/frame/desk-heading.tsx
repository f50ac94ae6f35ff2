import type { ReactNode } from 'react';

/** The heading of a desk page, with its buttons beside it. */
export function DeskHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="desk-heading">
      <h1>{title}</h1>
      {children ? <div className="desk-actions">{children}</div> : null}
    </div>
  );
}
