import { monitoringLimits } from '#app/monitoring/limits.ts';
import { memoryText } from '#app/monitoring/store/memory-text.ts';
import type { Memory } from '#app/monitoring/store/records.ts';
import { Figure } from './figure.tsx';
import { memoryTone } from './tones.ts';

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
