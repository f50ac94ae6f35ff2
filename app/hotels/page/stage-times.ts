import type { SectionName } from '#app/catalogue/property.ts';
import { stages } from '#app/ui/loading/stage.tsx';

const priority: SectionName[] = ['overview'];
const secondary: SectionName[] = ['film', 'rooms', 'virtual-tour'];
const background: SectionName[] = ['wedding', 'contact', 'enquiry'];

/**
 * Milliseconds after which each section of a page appears. Tertiary and background sections
 * follow each other in steps, in the page's own order.
 */
export function stageTimes(sections: readonly SectionName[]): number[] {
  let tertiary = stages.tertiary;
  let last = stages.background;
  return sections.map((section) => {
    if (priority.includes(section)) return stages.priority;
    if (secondary.includes(section)) return stages.secondary;
    if (background.includes(section)) {
      last += stages.step;
      return last - stages.step;
    }
    tertiary += stages.step;
    return tertiary - stages.step;
  });
}
