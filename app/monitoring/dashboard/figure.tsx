import type { ReactNode } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { Memory } from '#app/monitoring/store/records.ts';
import { memoryTone, type Tone } from './tones.ts';

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
        {children ? <span className="mon-note block">{children}</span> : null}
      </dd>
    </div>
  );
}

/** How full the tab's heap is. */
export function MemoryFigure({ memory, label = 'Memory' }: { memory: Memory | undefined; label?: string }) {
  if (!memory) {
    return (
      <Figure label={label} value="–">
        not available
      </Figure>
    );
  }
  const tone = memoryTone(memory.percentage);
  return (
    <Figure label={label} value={memoryText(memory.percentage)} tone={tone}>
      {tone === 'bad' ? `above ${monitoringLimits.memoryRed}%` : 'of this tab’s heap'}
    </Figure>
  );
}

/** Such as "81%". It has a decimal where rounding would hide that the limit is exceeded. */
export function memoryText(percentage: number): string {
  const rounded = Math.round(percentage);
  const isHidden = percentage > monitoringLimits.memoryRed && rounded <= monitoringLimits.memoryRed;
  return `${isHidden ? Math.ceil(percentage * 10) / 10 : rounded}%`;
}
