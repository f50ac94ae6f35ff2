import type { SectionName } from '#app/catalogue/property.ts';

/** A section's background, as the class that sets its colours. */
export type Background = 'on-cream' | 'on-sand' | 'on-night';

const alwaysNight: SectionName[] = ['spaces', 'contact'];

/**
 * Some sections are always dark; the others are cream and sand in turn, so that light neighbours differ. Two sections
 * have the background of the one before: rooms, since figures part them from the overview, and the wedding, whose
 * picture overlaps the end of that section.
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
