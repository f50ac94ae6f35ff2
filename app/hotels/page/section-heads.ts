import type { Look } from '#app/catalogue/look.ts';
import type { SectionName } from '#app/catalogue/property.ts';

/** Whether the head of a section is large or small; see `--head` in the style sheet. */
export type Head = 'large' | 'small';

/** The virtual tour is a picture with its name on a plaque. */
const headless: SectionName[] = ['virtual-tour'];

/** Large and small heads take turns, so that a long page has a rhythm; a brisk page has small ones. */
export function sectionHeads(sections: readonly SectionName[], pace: Look['pace']): Head[] {
  if (pace === 'brisk') return sections.map(() => 'small');
  let next: Head = 'large';
  return sections.map((section) => {
    const head = next;
    if (!headless.includes(section)) next = head === 'large' ? 'small' : 'large';
    return head;
  });
}
