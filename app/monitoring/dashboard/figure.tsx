import type { ReactNode } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { Memory } from '#app/monitoring/store/monitor-state.ts';
import { memoryText, memoryTone, type Tone } from './tones.ts';

interface FigureProps {
  label: string;
  value: string;
  tone?: Tone;
  /** A line below it, which also says in words what the colour says. */
  children: ReactNode;
}

/** One measured figure with its name, as a column between thin lines. */
export function Figure({ label, value, tone = 'plain', children }: FigureProps) {
  return (
    <div className="mon-figure" data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <span className="mon-value">{value}</span>
        <span className="mon-note block">{children}</span>
      </dd>
    </div>
  );
}

/** How full the tab's heap is. */
export function MemoryFigure({ memory, label = 'Memory' }: { memory: Memory | undefined; label?: string }) {
  const tone = memory && memoryTone(memory.percentage);
  return (
    <Figure label={label} value={memory ? memoryText(memory.percentage) : '–'} {...(tone && { tone })}>
      {!memory ? 'not available' : tone === 'bad' ? `above ${monitoringLimits.memoryRed}%` : 'of this tab’s heap'}
    </Figure>
  );
}
