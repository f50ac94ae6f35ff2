import type { ReactNode } from 'react';
import type { Tone } from './tones.ts';

interface FigureProps {
  label: string;
  value: string;
  tone?: Tone;
  /** A line below it, which also says in words what the colour says. */
  children?: ReactNode;
}

/** One measured figure with its name, as a column between thin lines. */
export function Figure({ label, value, tone = 'plain', children }: FigureProps) {
  return (
    <div className="mon-figure" data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <span className="mon-value">{value}</span>
        {children ? <span className="mon-note">{children}</span> : null}
      </dd>
    </div>
  );
}
