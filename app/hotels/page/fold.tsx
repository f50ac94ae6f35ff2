import type { ReactNode } from 'react';

interface FoldProps {
  /** Links lead to this id. */
  id?: string | undefined;
  heading: string;
  children: ReactNode;
}

/** Shows a part that a phone opens with a press, without any script; on wider screens it is always open. */
export function Fold({ id, heading, children }: FoldProps) {
  return (
    <div id={id} className="fold">
      <h3 className="text-heading">{heading}</h3>
      <details>
        <summary className="text-small-heading">{heading}</summary>
        {children}
      </details>
    </div>
  );
}
