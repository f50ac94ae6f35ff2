import type { SectionName } from '#app/catalogue/property.ts';

/** The section that another one belongs to, and where it stands in the plan: right before it or right after it. */
const joins: Partial<Record<SectionName, { host: SectionName; steps: -1 | 1 }>> = {
  'virtual-tour': { host: 'film', steps: -1 },
  planning: { host: 'spaces', steps: -1 },
  policies: { host: 'contact', steps: 1 },
};

/** Returns the section of this page that a section is part of; undefined if it is one of its own. */
function hostOf(sections: readonly SectionName[], section: SectionName): SectionName | undefined {
  const join = joins[section];
  return join && sections[sections.indexOf(section) + join.steps] === join.host ? join.host : undefined;
}

/** Returns the sections of a page that have a head of their own. The others are parts of these. */
export function ownSections(sections: readonly SectionName[]): SectionName[] {
  return sections.filter((section) => !hostOf(sections, section));
}

/** Returns the sections that are parts of this one. */
export function partsOf(sections: readonly SectionName[], host: SectionName): SectionName[] {
  return sections.filter((section) => hostOf(sections, section) === host);
}
