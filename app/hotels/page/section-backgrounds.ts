import type { SectionName } from '#app/catalogue/property.ts';

/** A section's ground, as the class that sets its colours. */
export type Background = 'on-cream' | 'on-sand' | 'on-night';

const alwaysNight: SectionName[] = ['spaces', 'contact'];

/**
 * Night where a section asks for it, else cream and sand in turn, so that no two light neighbours share a ground. Two
 * share the ground of the section before them: rooms, parted from the overview by its figures, and the wedding, whose
 * picture hangs over its end.
 */
export function sectionBackgrounds(sections: SectionName[]): Background[] {
  let light: Background = 'on-sand';
  return sections.map((section, place) => {
    if (alwaysNight.includes(section)) return 'on-night';
    const startsAnew = place > 0 && alwaysNight.includes(sections[place - 1] ?? section);
    const sharesGround = section === 'wedding' || (section === 'rooms' && sections[place - 1] === 'overview');
    if (!sharesGround) light = startsAnew || light === 'on-sand' ? 'on-cream' : 'on-sand';
    return light;
  });
}
