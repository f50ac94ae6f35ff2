import type { ReactNode } from 'react';

interface FoldProps {
  /** The id of the heading's place, for links to it. */
  id?: string | undefined;
  heading: string;
  children: ReactNode;
}

/** On a phone it opens with a press, without any script; on wider screens it is always open. */
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
